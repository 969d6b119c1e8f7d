/// The page: samples or a schema, the types for them, and a payload that is checked.
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
      <label>Name <input id="name" size="12" placeholder="Root" autocomplete="off"></label>
      <label>Format <select id="format">
        <option value="">auto</option>\(options(SampleFormat.allCases.filter(\.isText).map(\.rawValue)))
      </select></label>
      <label>Style <select id="style">\(options(OutputOptions.Style.allCases.map(\.rawValue)))</select></label>
      <label>Access <select id="access">\(options(OutputOptions.Access.allCases.map(\.rawValue)))</select></label>
      <label>Comments <select id="comments">\(options(OutputOptions.Comments.allCases.map(\.rawValue)))</select></label>
      <label><input id="tolerant" type="checkbox"> Tolerant</label>
      <button id="link" title="Copy an address that has all of this in it">Copy link</button>
      <small id="status" role="status"></small>
    </header>
    <main>
      <section>
        <div class="head">
          <div id="tabs" class="tabs" role="tablist" aria-label="Samples and a schema"></div>
          <button id="add" title="Add a sample (Alt+N)" aria-label="Add a sample">+</button>
        </div>
        <textarea id="source" role="tabpanel" aria-label="Source" spellcheck="false" autofocus></textarea>
        <pre id="error" class="said" aria-live="polite"></pre>
      </section>
      <section>
        <div class="head">
          <div id="views" class="tabs" role="tablist" aria-label="Output"></div>
          <button id="copy">Copy code</button>
          <button id="command">Copy command</button>
        </div>
        <pre id="code" class="pane" role="tabpanel" tabindex="0" aria-label="Types"></pre>
        <pre id="notes" class="said" aria-live="polite"></pre>
      </section>
      <section>
        <div class="head">
          <h2><label for="payload">Payload</label></h2> <small>checked against the types</small>
          <label title="Repair mistakes in JSON text, and list repairs"><input id="repairs" type="checkbox"> Repairs</label>
        </div>
        <textarea id="payload" spellcheck="false" placeholder="A payload to check"></textarea>
        <pre id="problems" class="said" aria-live="polite"></pre>
        <pre id="repaired" class="said" aria-live="polite"></pre>
        <div id="result" hidden>
          <div class="head">
            <h2 id="decodedTitle">Decoded</h2> <small>what the types make of it, written as JSON</small>
          </div>
          <pre id="decoded" class="pane" role="region" tabindex="0" aria-labelledby="decodedTitle"></pre>
        </div>
      </section>
    </main>
    <script nonce="\(nonce)">\(PlaygroundScript.text)</script>
    </html>
    """
  }

  private static func options(_ names: [String]) -> String {
    names.map { "<option>\($0)</option>" }.joined()
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; accent-color: #d9542b;
      --line: light-dark(#d5d5da, #3c3c43); --pane: light-dark(#fff, #1b1b1f); --page: light-dark(#f5f5f7, #111114);
      --bad: light-dark(#b00020, #ff8a80); --good: light-dark(#1b6e2c, #8bd99a); }
    body { margin: 0; display: flex; flex-direction: column; min-height: 100vh; background: var(--page); }
    header { display: flex; flex-wrap: wrap; gap: .5em 1.2em; align-items: center; padding: .6em 1em; }
    h1 { font-size: 1.2em; margin: 0; }
    h2 { font-size: 1em; margin: 0; }
    small { opacity: .7; }
    input, select, button { font: inherit; font-size: .93em; }
    main { flex: 1; display: grid; grid-template-columns: 1fr 1.2fr 1fr; gap: 1em; padding: 0 1em 1em; }
    section, #result { display: flex; flex-direction: column; min-width: 0; }
    #result { flex: 1; }
    #result[hidden] { display: none; }
    .head { display: flex; flex-wrap: wrap; gap: .3em .6em; align-items: center; min-height: 2.4em; }
    .head h2, #views { margin-right: auto; }
    .tabs { display: flex; flex-wrap: wrap; gap: .3em; }
    .tabs button { border: 1px solid var(--line); border-radius: 5px; background: none; color: inherit; padding: .15em .6em; }
    .tabs button[aria-selected=true] { background: var(--pane); border-color: currentColor; font-weight: 600; }
    textarea, .pane { flex: 1; min-height: 14em; box-sizing: border-box; width: 100%; padding: .6em; resize: vertical;
      border: 1px solid var(--line); border-radius: 5px; background: var(--pane); color: inherit; }
    textarea, pre { font: 13px/1.45 ui-monospace, monospace; margin: 0; }
    textarea { white-space: pre; }
    .pane { overflow: auto; }
    .pane.old { opacity: .45; }
    .said { flex: none; max-height: 30vh; overflow: auto; color: var(--bad); }
    .said span { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
    /* A line of the source is not broken, so that the caret below it stands where it belongs. */
    .said .shown { white-space: pre; overflow-wrap: normal; }
    .said:not(:empty) { padding: .6em 0 0; }
    #notes, #repaired { color: inherit; opacity: .75; }
    #problems.good { color: var(--good); }
    /* Long code scrolls in its pane, so that what is said of a payload stays in sight. */
    @media (min-width: 901px) {
      body { height: 100vh; }
      main { min-height: 26em; grid-template-rows: minmax(0, 1fr); }
      section, #result { min-height: 0; }
      textarea, .pane { min-height: 6em; }
    }
    @media (max-width: 900px) { main { grid-template-columns: minmax(0, 1fr); } .pane { max-height: 70vh; } }
    """
}

extension SampleFormat {
  /// Whether a text area can hold it.
  fileprivate var isText: Bool { self != .messagepack && self != .cbor }
}
