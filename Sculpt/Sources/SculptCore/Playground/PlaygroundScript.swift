/// What the page does: it asks for types whenever something changes.
enum PlaygroundScript {
  static let text = """
    const at = id => document.getElementById(id);
    const token = new URLSearchParams(location.search).get('token');
    const fields = ['name', 'format', 'style', 'access', 'comments'];
    const checks = ['tolerant', 'repairs'];
    const views = ['Swift', 'JSON Schema'];
    // The texts of the tabs; the last one is the schema.
    let sources = ['', ''];
    let current = 0, view = 0, timer, turn = 0, shown = {};
    const isSchema = () => current === sources.length - 1;

    function draw(id, names, chosen, panel, choose) {
      at(id).replaceChildren(...names.map((name, index) => {
        const tab = document.createElement('button');
        tab.textContent = name;
        tab.setAttribute('role', 'tab');
        tab.setAttribute('aria-selected', index === chosen);
        tab.setAttribute('aria-controls', panel);
        tab.tabIndex = index === chosen ? 0 : -1;
        tab.addEventListener('click', () => choose(index));
        return tab;
      }));
    }
    function drawTabs() {
      const names = sources.map((text, index) =>
        index === sources.length - 1 ? 'Schema' : sources.length === 2 ? 'Sample' : 'Sample ' + (index + 1));
      draw('tabs', names, current, 'source', select);
      draw('views', views, view, 'code', selectView);
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
    function selectView(index) {
      view = index;
      drawTabs();
      show();
      save();
    }
    function addSample() {
      sources.splice(sources.length - 1, 0, '');
      select(sources.length - 2);
      at('source').focus();
    }
    const byArrows = (id, count, chosen, choose) => at(id).addEventListener('keydown', event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const index = (chosen() + step + count()) % count();
      choose(index);
      at(id).children[index].focus();
    });
    byArrows('tabs', () => sources.length, () => current, select);
    byArrows('views', () => views.length, () => view, selectView);
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
    function show() { at('code').textContent = (view === 0 ? shown.code : shown.schema) ?? ''; }

    async function ask() {
      const mine = ++turn;
      save();
      const question = { payload: at('payload').value };
      for (const id of checks) question[id] = at(id).checked;
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
      if (answer.code != null) shown = answer;
      show();
      say('error', answer.error ? [answer.error] : []);
      say('notes', answer.notes ?? []);
      const isChecked = answer.code && question.payload.trim() !== '';
      at('problems').classList.toggle('good', answer.problems.length === 0);
      say('problems', answer.problems.length ? answer.problems : isChecked ? ['It fits.'] : []);
      say('repaired', answer.repairs ?? []);
      const decoded = answer.decoded ?? [];
      at('result').hidden = decoded.length === 0;
      at('decoded').textContent = decoded.join('\\n');
    }
    const soon = () => {
      say('status', []);
      clearTimeout(timer);
      timer = setTimeout(ask, 150);
    };
    at('source').addEventListener('input', () => { sources[current] = at('source').value; });
    for (const id of [...fields, ...checks, 'source', 'payload']) at(id).addEventListener('input', soon);
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
    at('command').addEventListener('click', () =>
      navigator.clipboard.writeText((view === 0 ? shown.command : shown.schemaCommand) ?? ''));
    \(PlaygroundState.script)
    """
}
