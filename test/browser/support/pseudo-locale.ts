/**
 * An artificial language, two fifths longer than English and full of accents. A layout that holds in this language will
 * hold in a translation. The test replaces the English text of an open page, including words that appear later. Then it
 * restores the English text, because tests find elements by their English names.
 */
import type { Page } from 'playwright-core';

/**
 * Returns a text in the artificial language: each vowel is lengthened. Numbers, addresses and the characters of a code
 * stay unchanged, as in a translation.
 */
export function pseudoLocalize(text: string): string {
  const DRAWN_OUT: Readonly<Record<string, string>> = {
    ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', y: 'ýÿ', n: 'ñn' },
    ...{ A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù', Y: 'Ýÿ', N: 'Ñn' },
  };
  const isCode = (word: string) => /\d|:\/\/|^[^a-z]{2,}$/.test(word);
  return text.replace(/\S+/g, (word) =>
    isCode(word) ? word : word.replace(/[aeiouyn]/gi, (letter) => DRAWN_OUT[letter] ?? letter),
  );
}

/**
 * Shows all text of the page in a made-up language until it is switched off. Text that is marked as not translatable
 * stays.
 */
export async function speakMadeUp(page: Page): Promise<void> {
  await page.evaluate(`(${speak.toString()})(${pseudoLocalize.toString()})`);
}

/** Shows the page in English again. */
export async function hush(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.hushed?.();
  });
}

declare global {
  interface Window {
    hushed?: () => void;
  }
}

/** Runs inside the page. */
function speak(say: (text: string) => string): void {
  /**
   * For each text node, the English text and the present text. If the page has changed the node since, its text is new
   * English.
   */
  const texts = new Map<Text, { readonly was: string; readonly said: string }>();
  const fields = new Map<HTMLInputElement | HTMLTextAreaElement, { readonly was: string; readonly said: string }>();
  const observer = new MutationObserver(sayAll);
  sayAll();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  window.hushed = () => {
    observer.disconnect();
    for (const [text, { was, said }] of texts) if (text.data === said) text.data = was;
    for (const [field, { was, said }] of fields) if (field.placeholder === said) field.placeholder = was;
  };

  function sayAll(): void {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode() !== null) {
      const text = walk.currentNode as Text;
      if (texts.get(text)?.said === text.data || isKept(text.parentElement)) continue;
      const said = say(text.data);
      texts.set(text, { was: text.data, said });
      if (said !== text.data) text.data = said;
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]')) {
      if (fields.get(field)?.said === field.placeholder) continue;
      const said = say(field.placeholder);
      fields.set(field, { was: field.placeholder, said });
      field.placeholder = said;
    }
  }

  /**
   * Whether the page keeps this element untranslated: names and codes that are marked, and drawings and elements
   * without text.
   */
  function isKept(element: Element | null): boolean {
    return element === null || element.closest('[translate=no], svg, script, style') !== null;
  }
}
