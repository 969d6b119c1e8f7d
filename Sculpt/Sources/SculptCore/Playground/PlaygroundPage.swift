/// The page: samples, the types for them, and a payload that is checked.
enum PlaygroundPage {
  /// The page as HTML.
  ///
  /// - Parameter nonce: What the policy of the page allows scripts and styles by.
  static func text(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sculpt</title>
    <style nonce="\(nonce)">\(style)</style>
    <header>
      <h1>Sculpt</h1>
      <label>Name <input id="name" size="12" placeholder="Root"></label>
      <label>Format <select id="format">
        <option value="">auto</option>\(options(SampleFormat.allCases.filter(\.isText).map(\.rawValue)))
      </select></label>
      <label>Style <select id="style">\(options(OutputOptions.Style.allCases.map(\.rawValue)))</select></label>
      <label>Access <select id="access">\(options(OutputOptions.Access.allCases.map(\.rawValue)))</select></label>
      <label>Comments <select id="comments">\(options(OutputOptions.Comments.allCases.map(\.rawValue)))</select></label>
      <label><input id="tolerant" type="checkbox"> Tolerant</label>
    </header>
    <main>
      <section>
        <h2><label for="samples">Samples</label> <small>one after the other, or lines</small></h2>
        <textarea id="samples" spellcheck="false" autofocus></textarea>
        <pre id="error" aria-live="polite"></pre>
      </section>
      <section>
        <h2>Types <button id="copy">Copy code</button> <button id="command">Copy command</button></h2>
        <pre id="code" tabindex="0"></pre>
      </section>
      <section>
        <h2><label for="payload">Payload</label> <small>checked against the types</small></h2>
        <textarea id="payload" spellcheck="false"></textarea>
        <pre id="problems" aria-live="polite"></pre>
      </section>
    </main>
    <script nonce="\(nonce)">\(script)</script>
    </html>
    """
  }

  private static func options(_ names: [String]) -> String {
    names.map { "<option>\($0)</option>" }.joined()
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0; display: flex; flex-direction: column; min-height: 100vh; }
    header { display: flex; flex-wrap: wrap; gap: .5em 1.2em; align-items: center; padding: .6em 1em; }
    h1 { font-size: 1.2em; margin: 0; }
    h2 { font-size: 1em; margin: 0; padding: .3em 0; }
    small { font-weight: normal; opacity: .7; }
    main { flex: 1; display: grid; grid-template-columns: 1fr 1.2fr 1fr; gap: 1em; padding: 0 1em 1em; }
    section { display: flex; flex-direction: column; min-width: 0; }
    textarea, #code { flex: 1; min-height: 14em; box-sizing: border-box; width: 100%; }
    textarea, pre { font: 13px/1.45 ui-monospace, monospace; margin: 0; }
    #code { overflow: auto; border: 1px solid #8886; padding: .5em; }
    #code.old { opacity: .45; }
    #error, #problems { white-space: pre-wrap; color: light-dark(#b00020, #ff8a80); max-height: 40vh; overflow: auto; }
    #problems.good { color: light-dark(#1b6e2c, #8bd99a); }
    @media (max-width: 900px) { main { grid-template-columns: 1fr; } }
    """

  private static let script = """
    const at = id => document.getElementById(id);
    const token = new URLSearchParams(location.search).get('token');
    const fields = ['name', 'format', 'style', 'access', 'comments'];
    let timer, turn = 0, command = '';
    async function ask() {
      const mine = ++turn;
      const question = { samples: [at('samples').value], payload: at('payload').value, tolerant: at('tolerant').checked };
      for (const id of fields) if (at(id).value) question[id] = at(id).value;
      if (!question.samples[0].trim()) return;
      let answer;
      try {
        const response = await fetch('/answer', {
          method: 'POST', headers: { 'X-Sculpt-Token': token }, body: JSON.stringify(question) });
        answer = response.ok ? await response.json() : { error: 'refused: ' + response.status, problems: [] };
      } catch { answer = { error: 'sculpt serve has ended', problems: [] }; }
      if (mine !== turn) return;
      // The last good types stay, dimmed, while a sample is being edited.
      at('code').classList.toggle('old', answer.code == null);
      if (answer.code != null) at('code').textContent = answer.code;
      at('error').textContent = answer.error ?? '';
      command = answer.command ?? '';
      const isChecked = answer.code != null && question.payload.trim() !== '';
      at('problems').classList.toggle('good', answer.problems.length === 0);
      at('problems').textContent = answer.problems.length ? answer.problems.join('\\n') : isChecked ? 'It fits.' : '';
    }
    const soon = () => { clearTimeout(timer); timer = setTimeout(ask, 150); };
    for (const id of [...fields, 'samples', 'payload', 'tolerant']) at(id).addEventListener('input', soon);
    for (const id of ['samples', 'payload']) {
      at(id).addEventListener('dragover', event => event.preventDefault());
      at(id).addEventListener('drop', async event => {
        const files = [...event.dataTransfer.files];
        if (!files.length) return;
        event.preventDefault();
        at(id).value = (await Promise.all(files.map(file => file.text()))).join('\\n');
        soon();
      });
    }
    at('copy').addEventListener('click', () => navigator.clipboard.writeText(at('code').textContent));
    at('command').addEventListener('click', () => navigator.clipboard.writeText(command));
    """
}

extension SampleFormat {
  /// Whether a text area can hold it.
  fileprivate var isText: Bool { self != .messagepack && self != .cbor }
}
