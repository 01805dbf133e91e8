/** What Back closes before it leaves the page: the browser's button and the phone's gesture, as if a hand closed it. */

interface Opened {
  readonly close: () => void;
}

/** Under this name an entry of the history says how many things were open when it was made. */
const DEPTH = 'mentatDepth';

const opened: Opened[] = [];
/** How many entries of the history are there for what is open. */
let entries = 0;
/** An entry is being taken off again: until that is done no other may be made. */
let isLeaving = false;
let isListening = false;

/** Something has been opened that Back closes; the answer says that it was closed in another way. */
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

/** What closes for something else to open makes no entry twice: only where it ends counts. */
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
