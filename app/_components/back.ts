/** The open things that Back closes before it leaves the page: the browser's button and the phone's gesture. */

interface Opened {
  readonly close: () => void;
}

/** The key in a history entry for the number of things that were open at that entry. */
const DEPTH = 'mentatDepth';

const opened: Opened[] = [];
/** The number of history entries for open things. */
let entries = 0;
/** An entry is being removed. Until the entry is removed, no other entry may be made. */
let isLeaving = false;
let isListening = false;

/** Registers something that Back closes. Call the returned function when it was closed in another way. */
export function openForBack(close: () => void): () => void {
  listen();
  const one = { close };
  opened.push(one);
  settleSoon();
  return () => {
    const at = opened.indexOf(one);
    if (at >= 0) opened.splice(at, 1);
    settleSoon();
  };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', ({ state }: PopStateEvent) => {
    entries = depthOf(state);
    if (isLeaving) isLeaving = false;
    else while (opened.length > entries) opened.pop()?.close();
    settleSoon();
  });
}

/** If one thing closes so that another thing can open, no second history entry is made. Only the final state counts. */
function settleSoon(): void {
  setTimeout(() => {
    if (isLeaving || entries === opened.length) return;
    if (entries > opened.length) {
      isLeaving = true;
      history.go(opened.length - entries);
      return;
    }
    entries += 1;
    history.pushState({ ...(history.state as object | null), [DEPTH]: entries }, '');
    settleSoon();
  });
}

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && DEPTH in state ? Number(state[DEPTH]) : 0;
