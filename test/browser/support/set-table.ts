/** Tables brought to a certain point by the server's own doors, so that a page can be opened right there. */
import type { Browser } from 'playwright-core';
import { firstAnswer, sector, type Prompt, type PromptKind, type TerritoryId, type Want } from '../../../lib/engine.ts';
import { act, deviceAt, eventually, seatedTable, tokenOf, type SeatedTable } from '../../support/server.ts';
import { openDevice, PHONE, type Device } from './device.ts';

export const AT_TABLE = ['atreides', 'bene-gesserit', 'harkonnen'] as const;
export type Player = (typeof AT_TABLE)[number];

const SEATING = [
  { faction: 'atreides', circle: 0 },
  { faction: 'bene-gesserit', circle: 2 },
  { faction: 'harkonnen', circle: 4 },
] as const satisfies readonly { readonly faction: Player; readonly circle: number }[];

/** Long enough to look at a window in every size. */
export const LONG_WINDOW = 30;
export const SHORT_WINDOW = 3;

/** What stands on the board: Harkonnen meets Bene Gesserit in Carthag and Atreides, who have an ally, in Sietch Tabr. */
const POSITION: readonly Want[] = [
  { type: 'CorrectFact', fact: { kind: 'turn', turn: 4 } },
  { type: 'CorrectFact', fact: { kind: 'first-player', faction: 'harkonnen' } },
  { type: 'CorrectFact', fact: { kind: 'alliance', members: ['atreides', 'bene-gesserit'] } },
  forces('harkonnen', 9, 'carthag', 10),
  forces('bene-gesserit', 6, 'carthag', 10),
  forces('harkonnen', 7, 'sietch-tabr', 13),
  forces('atreides', 10, 'sietch-tabr', 13),
];

/** A table of three with its seats taken, hands held and forces on the board. */
export class SetTable {
  private constructor(
    private readonly url: string,
    private readonly seated: SeatedTable,
  ) {}

  static async open(url: string, windowSeconds: number): Promise<SetTable> {
    const table = new SetTable(url, await seatedTable(url, { seating: [...SEATING], windowSeconds }));
    for (const want of POSITION) await table.moderate(want);
    await table.own('harkonnen', { kind: 'hand', cards: ['lasgun', 'chaumas', 'snooper', 'unknown'] });
    await table.own('bene-gesserit', { kind: 'hand', cards: ['shield', 'crysknife', 'la-la-la'] });
    await table.own('harkonnen', { kind: 'traitors', leaders: ['alia', 'thufir-hawat'] });
    return table;
  }

  get code(): string {
    return this.seated.code;
  }

  async moderate(want: Want): Promise<void> {
    await this.#act(this.seated.moderatorToken, want);
  }

  async own(faction: Player, fact: Extract<Want, { readonly type: 'EnterOwn' }>['fact']): Promise<void> {
    await this.seat(faction, { type: 'EnterOwn', fact });
  }

  async seat(faction: Player, want: Want): Promise<void> {
    await this.#act(tokenOf(this.seated, faction), want);
  }

  /** Answers the question of this kind that is open for this faction, once it is: with the first answer that may be. */
  async answer(faction: Player, kind: PromptKind, value?: (prompt: Prompt) => unknown): Promise<void> {
    let prompt: Prompt | undefined;
    await eventually(async () => {
      prompt = await this.#prompt(faction, kind);
      return prompt !== undefined;
    });
    if (prompt === undefined) return;
    const chosen = value === undefined ? firstAnswer(prompt.answers) : value(prompt);
    await this.seat(faction, { type: 'Answer', prompt: prompt.id, value: chosen });
  }

  /** A phone that holds this seat, as it opens again after a reload. */
  async phone(browser: Browser, faction: Player): Promise<Device> {
    const device = await openDevice(browser, this.url, PHONE);
    await keep(device, 'mentat.seats', { [this.code]: { [faction]: tokenOf(this.seated, faction) } });
    await device.page.goto(`/t/${this.code}/seat`);
    return device;
  }

  async desk(browser: Browser): Promise<Device> {
    const device = await openDevice(browser, this.url, PHONE);
    await keep(device, 'mentat.desks', { [this.code]: this.seated.moderatorToken });
    await device.page.goto(`/t/${this.code}/moderate`);
    return device;
  }

  async screen(browser: Browser): Promise<Device> {
    const device = await openDevice(browser, this.url, PHONE);
    await device.page.goto(`/t/${this.code}/screen`);
    return device;
  }

  async #prompt(faction: Player, kind: PromptKind): Promise<Prompt | undefined> {
    const { view } = await deviceAt(this.url, tokenOf(this.seated, faction)).game.view.query();
    const prompts = 'prompts' in view ? (view.prompts as readonly Prompt[]) : [];
    return prompts.find((prompt) => prompt.kind === kind);
  }

  async #act(token: string, want: Want): Promise<void> {
    const receipt = await act(this.url, token, want);
    if (!receipt.ok) throw new Error(`${want.type} was refused: ${JSON.stringify(receipt.refusal)}`);
  }
}

const keep = ({ page }: Device, key: string, value: object) =>
  page.addInitScript(
    ([name, text]) => {
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );

function forces(faction: Player, count: number, territory: TerritoryId, at: number): Want {
  return { type: 'CorrectFact', fact: { kind: 'forces', faction, count, special: 0, territory, sector: sector(at) } };
}
