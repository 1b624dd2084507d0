// A page that could not be loaded. After the server has been renewed its file has another name, and the
// address loaded anew finds it.

const key = 'tavola.loaded-anew';

/** Loads the address anew if the server answers; once in half a minute, so that it does not go on for ever.
 *  Says whether it does. */
export async function loadAnew(now = Date.now()): Promise<boolean> {
  if (now - Number(sessionStorage.getItem(key) ?? 0) < 30_000) return false;
  const answered = await fetch(location.pathname, { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!answered) return false;
  sessionStorage.setItem(key, String(now));
  location.reload();
  return true;
}
