/// What the page does: it asks for types whenever something changes.
enum PlaygroundScript {
  static let text = """
    const at = id => document.getElementById(id);
    const token = new URLSearchParams(location.search).get('token');
    const fields = ['name', 'format', 'style', 'access', 'comments'];
    // The texts of the tabs; the last one is the schema.
    const sources = ['', ''];
    let current = 0, timer, turn = 0, command = '';
    const isSchema = () => current === sources.length - 1;

    function drawTabs() {
      at('tabs').replaceChildren(...sources.map((text, index) => {
        const tab = document.createElement('button');
        tab.textContent = index === sources.length - 1 ? 'Schema' : sources.length === 2 ? 'Sample' : 'Sample ' + (index + 1);
        tab.setAttribute('role', 'tab');
        tab.setAttribute('aria-selected', index === current);
        tab.setAttribute('aria-controls', 'source');
        tab.tabIndex = index === current ? 0 : -1;
        tab.addEventListener('click', () => select(index));
        return tab;
      }));
      at('source').placeholder = isSchema()
        ? 'JSON Schema or OpenAPI, in place of samples'
        : 'A document, or several one after the other';
    }
    function select(index) {
      current = index;
      at('source').value = sources[index];
      drawTabs();
      ask();
    }
    function addSample() {
      sources.splice(sources.length - 1, 0, '');
      select(sources.length - 2);
      at('source').focus();
    }
    at('tabs').addEventListener('keydown', event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      select((current + step + sources.length) % sources.length);
      at('tabs').children[current].focus();
    });
    document.addEventListener('keydown', event => {
      if (event.altKey && event.code === 'KeyN') { event.preventDefault(); addSample(); }
    });

    function say(id, messages) {
      at(id).replaceChildren(...messages.join('\\n').split('\\n').filter(line => line).map(line => {
        const part = document.createElement('span');
        part.classList.toggle('shown', line.startsWith('  |'));
        part.textContent = line + '\\n';
        return part;
      }));
    }

    async function ask() {
      const mine = ++turn;
      const question = { payload: at('payload').value, tolerant: at('tolerant').checked };
      if (isSchema()) question.schema = sources[current];
      else question.samples = sources.slice(0, -1);
      for (const id of fields) if (at(id).value) question[id] = at(id).value;
      let answer = { code: '', problems: [] };
      if ((question.samples ?? [question.schema]).some(text => text.trim())) {
        try {
          const response = await fetch('/answer', {
            method: 'POST', headers: { 'X-Sculpt-Token': token }, body: JSON.stringify(question) });
          answer = response.ok ? await response.json() : { error: 'refused: ' + response.status, problems: [] };
        } catch { answer = { error: 'sculpt serve has ended', problems: [] }; }
      }
      if (mine !== turn) return;
      // The last good types stay, dimmed, while a sample is being edited.
      at('code').classList.toggle('old', answer.code == null);
      if (answer.code != null) at('code').textContent = answer.code;
      say('error', answer.error ? [answer.error] : []);
      say('notes', answer.notes ?? []);
      command = answer.command ?? '';
      const isChecked = answer.code && question.payload.trim() !== '';
      at('problems').classList.toggle('good', answer.problems.length === 0);
      say('problems', answer.problems.length ? answer.problems : isChecked ? ['It fits.'] : []);
    }
    const soon = () => { clearTimeout(timer); timer = setTimeout(ask, 150); };
    at('source').addEventListener('input', () => { sources[current] = at('source').value; });
    for (const id of [...fields, 'source', 'payload', 'tolerant']) at(id).addEventListener('input', soon);
    for (const id of ['source', 'payload']) {
      at(id).addEventListener('dragover', event => event.preventDefault());
      at(id).addEventListener('drop', async event => {
        const files = [...event.dataTransfer.files];
        if (!files.length) return;
        event.preventDefault();
        const texts = await Promise.all(files.map(file => file.text()));
        if (id === 'payload') at(id).value = texts.join('\\n');
        else if (isSchema()) sources[current] = texts[0];
        else sources.splice(current, 1, ...texts);
        select(current);
      });
    }
    at('add').addEventListener('click', addSample);
    at('copy').addEventListener('click', () => navigator.clipboard.writeText(at('code').textContent));
    at('command').addEventListener('click', () => navigator.clipboard.writeText(command));
    drawTabs();
    """
}
