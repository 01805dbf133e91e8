/**
 * Calls back whenever the page becomes visible, returns from the cache or is online again. Returns the function that
 * stops it.
 */
export function whenPageWakes(wake: () => void): () => void {
  const woken = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const heard = new AbortController();
  const { signal } = heard;
  document.addEventListener('visibilitychange', woken, { signal });
  window.addEventListener('pageshow', woken, { signal });
  window.addEventListener('online', woken, { signal });
  return () => {
    heard.abort();
  };
}
