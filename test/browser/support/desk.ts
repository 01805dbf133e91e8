import type { Page } from 'playwright-core';
import { factionName, theFaction, type FactionId } from '#engine';
import { SIX_FACTIONS } from '../../support/six.ts';
import { sees, type Device } from './device.ts';

/** The options of a new table, except its seats. */
export interface TableWishes {
  readonly advanced?: boolean;
  readonly traitors?: 'cardboard' | 'app';
  readonly treachery?: 'cardboard' | 'app';
  readonly stormCards?: 'cardboard' | 'app';
}

/** The moderator's laptop. */
export class Desk {
  constructor(readonly device: Device) {}

  get page() {
    return this.device.page;
  }

  /**
   * Opens a table from the first page, and returns its code. Factions sit counter-clockwise from circle 1, evenly
   * spaced.
   */
  async openTable(
    factions: readonly FactionId[],
    windowSeconds: number,
    { advanced, traitors, treachery, stormCards }: TableWishes = {},
  ): Promise<string> {
    await this.page.goto('/');
    await this.page.getByRole('link', { name: 'Open a new table' }).click();
    await seatOnly(this.page, factions);
    if (advanced === true) await this.page.getByRole('radio', { name: 'Gale Force Nine 2019, advanced' }).check();
    // “On the board” is the default.
    await this.page.getByRole('radio', { name: /^On the board/ }).check();
    await unfoldCards(this.page);
    if (treachery === 'app') await keptByMentat(this.page, 'Treachery cards');
    if (traitors === 'app') await keptByMentat(this.page, 'Traitors');
    if (stormCards === 'app') await keptByMentat(this.page, 'Storm cards');
    await setPace(this.page, windowSeconds);
    await this.press('Open the table');
    await sees(this.page.getByRole('heading', { name: 'Phones join here' }));
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async reads(words: string | RegExp): Promise<void> {
    await sees(this.page.getByText(words).filter({ visible: true }));
  }

  /** Whether the page has a button with this name now. */
  offers(name: RegExp): Promise<boolean> {
    return this.page.getByRole('button', { name }).first().isVisible();
  }

  async showsHeading(words: string | RegExp): Promise<void> {
    await sees(this.page.getByRole('heading', { name: words }));
  }

  async goToDesk(): Promise<void> {
    await this.press('Go to the desk');
    await this.showsHeading('Waiting for');
  }

  /**
   * Presses a button of the desk. A desk that opened before all phones had joined still shows how to join. Then the
   * press first leaves that page, and waits for the heading if one is given.
   */
  async pressPastTheWayIn(name: string, beneath?: string): Promise<void> {
    const toDesk = this.page.getByRole('button', { name: 'Go to the desk' });
    await sees(this.page.getByRole('button', { name, exact: true }).or(toDesk));
    if (await toDesk.isVisible()) await toDesk.click();
    if (beneath !== undefined) await this.showsHeading(beneath);
    await this.press(name);
  }

  async backToDesk(): Promise<void> {
    await this.press('Back to the desk');
    await this.showsHeading('Waiting for');
  }

  async openPosition(): Promise<void> {
    await this.press('Correct the board');
    await sees(this.page.getByRole('heading', { name: 'Where things stand' }));
  }

  /** Selects a part of the board by a press on the map. */
  async pressOnMap(part: string): Promise<void> {
    // The label of a part begins with the part's name. The press is in the middle of the part's shape.
    await this.page
      .getByRole('button', { name: new RegExp(`^${part}`) })
      .first()
      .press('Enter');
    await this.#showsPlace(part);
  }

  async chooseFromList(territory: string, sector: number): Promise<void> {
    const list = this.page.getByText('Choose from the list of territories');
    const choice = this.page.getByRole('radio', { name: new RegExp(`^${territory}, Sector ${sector}`) });
    if (!(await choice.isVisible())) await list.click();
    await choice.check();
    await this.#showsPlace(territory);
  }

  async setNumber(label: string, value: number): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(String(value));
    await this.page.keyboard.press('Tab');
  }

  async openSheet(name: 'Forces and spice' | 'Turn and storm' | 'Leaders' | 'Tanks' | 'Alliances'): Promise<void> {
    await this.press(name);
  }

  async ally(faction: FactionId, ally: FactionId): Promise<void> {
    await this.page
      .getByLabel(new RegExp(`^${factionName(faction)}\\s+is allied with`))
      .selectOption(`with ${theFaction(ally)}`);
  }

  async makeFirstPlayer(faction: FactionId): Promise<void> {
    await this.page
      .getByRole('group', { name: 'First player' })
      .getByRole('radio', { name: factionName(faction) })
      .check();
  }

  async setChanges(count: number): Promise<void> {
    await this.press(`Set ${count} value${count === 1 ? '' : 's'}`);
    await this.reads(`${count} value${count === 1 ? '' : 's'} set. Nothing differs from the table.`);
  }

  /** Asks an owner to check a secret once more. */
  async askToCheck(faction: FactionId, matter: 'spice' | 'hand' | 'traitors'): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Seats' })
      .getByRole('button', { name: new RegExp(factionName(faction)) })
      .click();
    await this.press(`Ask to check the ${matter}`);
    await this.press('Back to what is owed');
  }

  /** Takes back to the point before the newest line with this text, and returns the preview that the desk showed. */
  async takeBackToBefore(line: string): Promise<string> {
    await this.press('Take back');
    const points = this.page.getByRole('list', { name: 'Points to go back to' });
    await points
      .getByRole('button', { name: `Before ${line}` })
      .first()
      .click();
    await this.showsHeading(/^This step .*undone, and Mentat tells everybody\. What was seen cannot be unseen\.$/);
    const meaning = await this.page.getByRole('main').innerText();
    await this.press(`Go back to before ${line}`);
    await this.showsHeading('Waiting for');
    return meaning;
  }

  #showsPlace(name: string): Promise<void> {
    return sees(this.page.getByRole('heading', { name: name.replace(/,.*/, ''), level: 2 }));
  }
}

/** Seats only these factions, as evenly around the board as its circles permit. All six factions were seated before. */
export async function seatOnly(page: Page, factions: readonly FactionId[]): Promise<void> {
  const press = (faction: FactionId) =>
    page.getByRole('button', { name: new RegExp(`^${factionName(faction)}`) }).click();
  for (const faction of SIX_FACTIONS) if (!factions.includes(faction)) await press(faction);
  for (const [at, faction] of factions.entries()) {
    const circle = Math.floor((SIX_FACTIONS.length / factions.length) * at) + 1;
    const place = page.getByRole('button', { name: new RegExp(`^Circle ${circle},`) });
    if ((await place.getAttribute('aria-label'))?.endsWith(`: ${factionName(faction)}`) === true) continue;
    await place.click();
    await press(faction);
  }
}

/** Chooses the decks that Mentat keeps. */
export const keptByMentat = (page: Page, component: string): Promise<void> =>
  page.getByRole('group', { name: component }).getByRole('radio', { name: 'Mentat' }).check();

/** Unfolds the list of components on cardboard. */
export const unfoldCards = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Card by card' }).click();

/** Unfolds the time of windows and sets it. */
export async function setPace(page: Page, seconds: number): Promise<void> {
  await page.getByRole('heading', { name: 'Pace' }).click();
  await page.getByLabel('Seconds', { exact: true }).fill(String(seconds));
}
