/// How the page keeps all that is in it in the fragment of its address, which no browser sends to a server.
enum PlaygroundState {
  static let script = """
    const longest = 1 << 20;
    let saved = 0;

    function state() {
      const state = { sources, current, view, payload: at('payload').value };
      for (const id of fields) state[id] = at(id).value;
      for (const id of checks) state[id] = at(id).checked;
      return state;
    }
    async function packed(text) {
      const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      let binary = '';
      for (let i = 0; i < bytes.length; i += 4096) binary += String.fromCharCode(...bytes.subarray(i, i + 4096));
      return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    }
    async function unpacked(text) {
      const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
      const bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      // A short text can stand for one without end.
      const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
      let result = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        result += part.value;
        if (result.length > 32 << 20) throw new Error('too long');
      }
      return result;
    }

    /// Puts the state into the address; false if that would be too long.
    async function save() {
      const mine = ++saved;
      const value = state();
      const isEmpty = !value.payload && !value.name && value.sources.length === 2 && !value.sources.some(text => text);
      const text = isEmpty ? '' : '#' + await packed(JSON.stringify(value));
      if (mine !== saved) return true;
      const fits = text.length <= longest;
      history.replaceState(null, '', location.pathname + location.search + (fits ? text : ''));
      if (!fits) say('status', ['This is too long for an address: a reload loses it.']);
      return fits;
    }
    async function restore(hash) {
      const text = hash.slice(1);
      if (!text) return;
      // What is being saved is older than this address.
      clearTimeout(timer);
      saved++;
      try {
        if (text.length > longest) throw new Error('too long');
        const value = JSON.parse(await unpacked(text));
        const isText = text => typeof text === 'string';
        if (!Array.isArray(value.sources) || value.sources.length < 2 || ![...value.sources, value.payload].every(isText)) {
          throw new Error('not a state');
        }
        sources = value.sources;
        at('payload').value = value.payload;
        for (const id of fields) {
          if (!isText(value[id])) continue;
          at(id).value = value[id];
          if (at(id).value !== value[id]) at(id).selectedIndex = 0;
        }
        for (const id of checks) at(id).checked = value[id] === true;
        view = value.view === 1 ? 1 : 0;
        say('status', []);
        select(sources[value.current] === undefined ? 0 : value.current);
      } catch {
        say('status', ['The address is damaged: nothing could be restored from it.']);
      }
    }
    addEventListener('hashchange', event => restore(new URL(event.newURL).hash));
    at('link').addEventListener('click', async () => {
      if (!await save()) return;
      await navigator.clipboard.writeText(location.href);
      const size = location.href.length;
      say('status', [size > 8192
        ? `Copied. The link has ${Math.round(size / 1024)} kB: some programs cut off addresses above 8 kB.` : 'Copied.']);
    });
    drawTabs();
    restore(location.hash);
    """
}
