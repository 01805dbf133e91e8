/** Makes files of the chronicle: a picture, and a page that a browser opens without a server. */

/** The style properties that a drawing inherits from the page. Outside the page, it must have them itself. */
const CARRIED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'color', 'font', 'opacity'] as const;
const SVG = 'http://www.w3.org/2000/svg';
/** The size of the saved picture, in pixels for each unit of the drawing. */
const SCALE = 2;

/** Saves the drawing as a PNG picture. Rejects if the browser cannot draw it. */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  const copy = await standalone(drawing);
  // The fonts are inserted as text: the content policy of the page blocks a style that a script adds.
  const text = new XMLSerializer().serializeToString(copy).replace('>', `><style>${await fontFaces()}</style>`);
  const image = new Image();
  const { width, height } = drawing.viewBox.baseVal;
  await new Promise<void>((resolve, reject) => {
    image.onload = () => {
      resolve();
    };
    image.onerror = () => {
      reject(new Error('The picture cannot be drawn.'));
    };
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The picture cannot be drawn.');
  download(blob, `${name}.png`);
}

/** Saves an article with its drawing as one HTML file. */
export async function savePage(article: HTMLElement, title: string, name: string): Promise<void> {
  const copy = article.cloneNode(true) as HTMLElement;
  const drawing = article.querySelector('svg[role="img"]');
  if (drawing instanceof SVGSVGElement) copy.querySelector('svg[role="img"]')?.replaceWith(await standalone(drawing));
  const heading = document.createElement('title');
  heading.textContent = title;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    heading.outerHTML,
    `<style>${await fontFaces()}\n${pageRules()}\n${PAGE}</style>`,
  ].join('\n');
  const lang = document.documentElement.lang;
  const page = `<!doctype html>\n<html lang="${lang}"><head>${head}</head><body>${copy.outerHTML}</body></html>`;
  download(new Blob([page], { type: 'text/html' }), `${name}.html`);
}

/** The frame around the article in the file. No page of the program contains this frame. */
const PAGE = 'body{max-width:64rem;margin:0 auto;padding:1rem}svg[role=img]{width:100%;height:auto}';

/** Returns a copy of the drawing that needs no external styles, icons or fonts. */
async function standalone(drawing: SVGSVGElement): Promise<SVGSVGElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [here, there] = [
    [drawing, ...drawing.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  for (const [at, element] of here.entries()) {
    const made = there[at];
    if (!(made instanceof SVGElement)) continue;
    const styles = getComputedStyle(element);
    for (const property of CARRIED) made.style.setProperty(property, styles.getPropertyValue(property));
    made.removeAttribute('class');
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.prepend(await signsOf(copy));
  return copy;
}

/** Returns the icons of a drawing, as symbols within the drawing. */
async function signsOf(drawing: SVGSVGElement): Promise<SVGDefsElement> {
  const defs = document.createElementNS(SVG, 'defs');
  const uses = [...drawing.querySelectorAll('use')];
  const [source] = uses.map((use) => use.getAttribute('href')?.split('#')[0]);
  if (source === undefined) return defs;
  const sprite = new DOMParser().parseFromString(await (await fetch(source)).text(), 'image/svg+xml');
  for (const use of uses) {
    const id = use.getAttribute('href')?.split('#')[1] ?? '';
    const sign = sprite.getElementById(id);
    if (sign !== null && defs.querySelector(`[id="${id}"]`) === null) defs.append(document.importNode(sign, true));
    use.setAttribute('href', `#${id}`);
  }
  return defs;
}

/** Returns the fonts of the page, for use inside the file. */
async function fontFaces(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(async ({ style, cssText }) => {
      const source = style.getPropertyValue('src');
      const path = /url\("?([^")]+)"?\)/.exec(source)?.[1];
      return path === undefined ? cssText : cssText.replace(path, await inFile(await (await fetch(path)).blob()));
    });
  return (await Promise.all(faces)).join('\n');
}

const inFile = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(new Error('The font cannot be read.'));
    };
    reader.readAsDataURL(blob);
  });

/** Returns the rules of all styles of this page, without the fonts, which the file contains itself. */
const pageRules = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n');

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
