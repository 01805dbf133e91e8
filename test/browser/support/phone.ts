import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { cardName, factionName, leaderName, type FactionId, type LeaderId } from '#engine';
import type { TreacheryTitle, VoiceCommand, PlanElement } from '#engine';
import { eventually } from '../../support/server.ts';
import { enterCode, PATIENCE_MS, sees, seesNo, type Device } from './device.ts';
import { PlanPage } from './plan-page.ts';

/** The time after which a window has closed. */
const LATEST_MS = 8000;

/** A time shorter than that of news on a phone, so that news without a close button is still on the page. */
const NEWS_MS = 4000;

/** The secrets that an owner can correct, by their names in the list. */
type Changed =
  'Hand' | 'Spice' | 'Your traitors' | 'Your prediction' | 'Your storm card' | 'Kwisatz Haderach' | 'Captured leaders';

/** Returns the name of the cover over something. */
export const covered = (what: string): RegExp => new RegExp(`^Show ${what}\\s?, covered$`);

/** A player's phone, used by taps on named buttons. */
export class Phone {
  readonly plan: PlanPage;

  constructor(
    readonly device: Device,
    readonly faction: FactionId,
  ) {
    this.plan = new PlanPage(device.page);
  }

  get page() {
    return this.device.page;
  }

  async join(code: string, name: string): Promise<void> {
    await enterCode(this.page, code);
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('radio', { name: factionName(this.faction) }).check();
    await this.press(`Play ${factionName(this.faction)}`);
    await this.isAsked('The table waits for the moderator to begin.');
  }

  /** Waits until the page shows this question or this news. */
  async isAsked(title: string | RegExp): Promise<void> {
    await sees(this.page.getByRole('heading', { name: title, level: 1 }));
  }

  async reads(words: string | RegExp): Promise<void> {
    await sees(this.page.getByText(words).filter({ visible: true }));
  }

  async readsNoMore(words: string | RegExp): Promise<void> {
    await seesNo(this.page.getByText(words).filter({ visible: true }));
  }

  /** Waits until the page shows no news of a seat or the desk. All earlier news has then arrived. */
  async readsNoNews(): Promise<void> {
    await seesNo(this.page.getByRole('button', { name: 'Close this news' }));
  }

  /** Closes the news by hand. On a phone the news disappears after a few seconds, so it may be gone already. */
  async closeNews(): Promise<void> {
    const close = this.page.getByRole('button', { name: 'Close this news' });
    try {
      await close.click({ timeout: NEWS_MS });
    } catch (error) {
      if (await close.isVisible()) throw error;
    }
    await seesNo(close);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async open(tab: 'Mine' | 'Map' | 'Table' | 'Log'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Look at' }).getByRole('button', { name: tab }).click();
  }

  /** Leaves a question for each of the tabs in turn, and returns to it. The tabs show no secrets. */
  async looksAroundFrom(question: string, back: string = question): Promise<void> {
    const ground = this.page.locator('[data-tone]').first();
    const tone = await ground.getAttribute('data-tone');
    await this.press(/^(Look around|Not now)$/);
    // Text that was uncovered on the page is not in the document any more.
    await this.page.locator('[data-cover=open]').first().waitFor({ state: 'detached' });
    for (const tab of ['Map', 'Table', 'Log', 'Mine'] as const) {
      await this.open(tab);
      await sees(this.page.getByRole('button', { name: back, exact: true }));
      expect(await this.page.getByRole('heading', { name: question, level: 1 }).count()).toBe(0);
      expect(await ground.getAttribute('data-tone')).toBe('warm');
    }
    await this.press(back);
    await this.isAsked(question);
    expect(await ground.getAttribute('data-tone')).toBe(tone);
  }

  /** Opens the editor of one secret: two taps away, on every phone. */
  async change(matter: Changed): Promise<void> {
    await this.press('Change what you hold');
    await this.press(new RegExp(`^Change\\s?: ${matter}$`));
  }

  /** Enters a hand. An `unknown` card stays unknown until its owner plays it. */
  async enterHand(cards: readonly (TreacheryTitle | 'unknown')[]): Promise<void> {
    await this.change('Hand');
    const sheet = this.page.getByRole('dialog', { name: 'Your hand' });
    await sees(sheet);
    const held = sheet.getByRole('button', { name: /^Take out / });
    while (await held.first().isVisible()) await held.first().click();
    for (const card of cards) await this.press(card === 'unknown' ? 'Unknown card' : cardName(card));
    await this.press(new RegExp(`^Enter ${cards.length} cards?$`));
    await this.#sheetIsGone();
  }

  async enterSpice(amount: number): Promise<void> {
    await this.change('Spice');
    await this.page.getByLabel('Spice behind your shield', { exact: true }).fill(String(amount));
    await this.press(`Enter ${amount} spice`);
    await this.#sheetIsGone();
  }

  async enterTraitors(leaders: readonly LeaderId[]): Promise<void> {
    await this.change('Your traitors');
    for (const leader of leaders) await this.#chooseLeader(leader);
    await this.press(/^Enter /);
    await this.#sheetIsGone();
  }

  /** Holds a cover open like a resting finger, and returns the text below the cover. */
  holdToLook(what: string): Promise<string> {
    return this.#holding(what, (box) => box.innerText());
  }

  /** Holds a cover open until these words are below it, because a new entry may arrive a moment later. */
  async findsBeneath(what: string, words: string | RegExp): Promise<void> {
    await this.#holding(what, (box) => expect.poll(() => box.innerText(), { timeout: PATIENCE_MS }).toMatch(words));
  }

  async #holding<Seen>(what: string, look: (box: Locator) => Promise<Seen>): Promise<Seen> {
    const cover = this.page.getByRole('button', { name: covered(what) });
    await cover.hover();
    await this.page.mouse.down();
    const box = this.page.locator('[data-open=true]').filter({ has: this.page.getByText(`Cover ${what}`) });
    await sees(box);
    const beneath = await look(box);
    // A cover that is held for longer than a tap closes when the finger is lifted.
    await this.page.waitForTimeout(400);
    await this.page.mouse.up();
    await sees(cover);
    return beneath;
  }

  /** Waits until a cover hides this secret, on the page or in a sheet. */
  async isCovered(what: string, here: Pick<Locator, 'getByRole'> = this.page): Promise<void> {
    await sees(here.getByRole('button', { name: covered(what) }));
  }

  /** Opens the cover over the choices, unless it is open. The question must already be on the page. */
  async lift(what: string): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    const place = (await sheet.isVisible()) ? sheet : this.page;
    const cover = place.getByRole('button', { name: covered(what) });
    if (await cover.isVisible()) await cover.click();
  }

  async chooseBattle(territory: string): Promise<void> {
    await this.isAsked('Which battle do you fight next?');
    await this.page.getByRole('group', { name: 'Battles' }).getByRole('button', { name: territory }).click();
    await this.press(`Fight in ${territory}`);
  }

  async useVoice({ play, kind }: VoiceCommand): Promise<void> {
    await this.isAsked(/^Command .*\?$/);
    await this.press(play ? 'Play' : 'Play no');
    await this.page.getByRole('group', { name: 'Which kind of card' }).getByRole('button', { name: kind }).click();
    await this.press('Use the Voice');
  }

  async lookAhead(element: PlanElement): Promise<void> {
    await this.isAsked(/^Which part of .* plan do you want to see\?$/);
    await this.page
      .getByRole('group', { name: 'Parts of the plan' })
      .getByRole('button', { name: new RegExp(element, 'i') })
      .click();
    await this.press(`Ask for the ${element}`);
  }

  async showCard(card: TreacheryTitle): Promise<void> {
    await this.lift('your choices');
    await this.page
      .getByRole('group', { name: 'Cards' })
      .getByRole('button', { name: cardName(card) })
      .first()
      .click();
    await this.press('Show what you chose');
  }

  async showLeader(leader: LeaderId): Promise<void> {
    await this.lift('your choices');
    await this.#chooseLeader(leader);
    await this.press('Show what you chose');
  }

  /**
   * Passes in a window. All phones must look the same. If the window has already closed, the player has passed as well.
   */
  async pass(): Promise<void> {
    const stone = this.page.getByText(/^Asked of everyone/);
    await sees(stone);
    try {
      await this.page.getByRole('button', { name: 'Pass', exact: true }).click({ timeout: LATEST_MS });
    } catch (error) {
      if (await stone.isVisible()) throw error;
    }
  }

  /** Opens the page behind Play, which has no cover, and then passes. */
  async findsNothingToPlay(asked: string, behind: string): Promise<void> {
    await this.isAsked(asked);
    await this.press('Play');
    await this.isAsked(behind);
    await this.lift('what you can play');
    await this.reads('There is nothing you can play here.');
    await this.press('Pass after all');
  }

  async callTraitor(leader: LeaderId): Promise<void> {
    await this.isAsked('The plans are open. Does anyone call a traitor?');
    await this.press('Play');
    await this.isAsked('Do you call a traitor?');
    await this.lift('what you can play');
    await this.page
      .getByRole('group', { name: 'Leaders' })
      .getByRole('button', { name: leaderName(leader) })
      .click();
    await this.reads(`You call ${leaderName(leader)} a traitor.`);
    await this.press('Call a traitor');
  }

  async raiseHand(): Promise<void> {
    await this.page.getByRole('switch', { name: 'We are still talking' }).click();
  }

  /** Ticks every instruction of this seat, with those of earlier phases, and confirms the board. */
  async putTheBoardRight(): Promise<readonly string[]> {
    await this.isAsked('The battle is over. Is the board put right?');
    // The ticks and the button are on one page.
    await sees(this.page.getByRole('button', { name: /^(The board is right|All of mine is done)$/ }));
    const moves = this.page.getByRole('region', { name: 'Now on the board' });
    const open = moves.getByRole('checkbox', { checked: false });
    for (let left = await open.count(); left > 0; left = await open.count()) {
      await open.first().click();
      // The page shows a tick when the table has recorded the tick.
      await eventually(async () => (await open.count()) < left);
    }
    const done = await moves.getByRole('listitem').allInnerTexts();
    await this.press('The board is right');
    return done;
  }

  #chooseLeader(leader: LeaderId): Promise<void> {
    return this.page.getByRole('button', { name: leaderName(leader) }).click();
  }

  #sheetIsGone(): Promise<void> {
    return seesNo(this.page.getByRole('dialog'));
  }
}
