/** Everything that the server sent to each device, in the order of arrival. */
import type { Page, Response, Route, WebSocket } from 'playwright-core';
import type { Audience } from '#engine';

export interface Heard {
  /** The index of the message in the recording. */
  readonly at: number;
  /** The owner of the device. */
  readonly to: Audience;
  readonly by: string;
  readonly text: string;
}

/** Drawings, fonts and scripts are made before any table opens, and are the same for all. */
const MADE_BEFORE = /\/_next\/static\/|\/(sprite|icon)\.svg$|\/board\.json$|\.(woff2|css|js)$/;

const hasPageData = (url: URL): boolean => url.searchParams.has('_rsc');

export class Recording {
  readonly #heard: Heard[] = [];
  readonly #arriving: Promise<void>[] = [];
  /** Answers that ended before their text could be read. Tests require that there are none. */
  readonly lost: string[] = [];
  #length = 0;

  /** Returns the present end of the recording. Later actions may disclose secrets to others. */
  now(): number {
    return this.#length;
  }

  /** Records every socket message and every answer of this page from now on. */
  async record(page: Page, to: Audience): Promise<void> {
    await page.route(hasPageData, (route) => this.#passOn(route, to));
    page.on('websocket', (socket) => {
      this.#listen(socket, to);
    });
    page.on('response', (response) => {
      this.#read(response, to);
    });
  }

  /** Returns the whole recording, once all messages have arrived. */
  async heard(): Promise<readonly Heard[]> {
    await Promise.all(this.#arriving);
    return [...this.#heard].sort((a, b) => a.at - b.at);
  }

  #listen(socket: WebSocket, to: Audience): void {
    const keep = (direction: string) => (frame: { readonly payload: string | Buffer }) => {
      this.#heard.push({ at: this.#next(), to, by: `socket, ${direction}`, text: frame.payload.toString() });
    };
    socket.on('framereceived', keep('received'));
    socket.on('framesent', keep('sent'));
  }

  /** Data of prefetched pages. The browser drops such data unread, so the recording reads it first. */
  async #passOn(route: Route, to: Audience): Promise<void> {
    const at = this.#next();
    const response = await route.fetch();
    this.#heard.push({ at, to, by: new URL(response.url()).pathname, text: await response.text() });
    await route.fulfill({ response });
  }

  #read(response: Response, to: Audience): void {
    const url = new URL(response.url());
    if (hasPageData(url)) return;
    const { pathname } = url;
    const at = this.#next();
    const isRedirect = response.status() >= 300 && response.status() < 400;
    if (MADE_BEFORE.test(pathname) || isRedirect) return;
    this.#arriving.push(
      response.text().then(
        (text) => void this.#heard.push({ at, to, by: pathname, text }),
        () => void this.lost.push(`${to}: ${response.url()}`),
      ),
    );
  }

  #next(): number {
    this.#length += 1;
    return this.#length;
  }
}
