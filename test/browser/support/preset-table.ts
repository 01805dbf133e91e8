/** Tables that the server's own API has brought to a certain point, so that a test can open a page at that point. */
import type { Browser } from 'playwright-core';
import {
  decksOf,
  firstAnswer,
  PLAYER_CIRCLES,
  sector,
  type EditionId,
  type FactionId,
  type FactionPair,
  type DeckKeeper,
  type Layer,
  type ModuleId,
  type OptionId,
  type DeclaredSecret,
  type Prompt,
  type PromptKind,
  type PublicFact,
  type Seating,
  type TerritoryId,
  type TypedLeaderId,
  type Command,
} from '#engine';
import { newAddress } from '../../support/addresses.ts';
import {
  act,
  deviceAt,
  eventually,
  seatedTable,
  TABLE_OF_TWO,
  tokenOf,
  type SeatedTable,
} from '../../support/server.ts';
import { openDevice, PHONE, type Device, type Way } from './device.ts';

export type Player = FactionId;

/** The time of a window. It is long enough to check a page in every size. */
export const LONG_WINDOW = 30;
export const SHORT_WINDOW = 3;

/** The seats, the board, and the holdings of all factions. */
export interface Setting {
  /** The edition of the table; 2019 by default. */
  readonly edition?: EditionId;
  readonly layer: Layer;
  /** Further choices of the table; none by default. */
  readonly options?: readonly OptionId[];
  /** The modules of the table, with their cards in the app; none by default. */
  readonly modules?: readonly ModuleId[];
  readonly seating: readonly Seating[];
  /** The leaders that the table has typed, of factions without leaders in a box; none by default. */
  readonly leaders?: readonly TypedLeaderId[];
  /** The pairs of factions that one person plays; none by default. */
  readonly pairs?: readonly FactionPair[];
  readonly position: readonly PublicFact[];
  /** The place of the treachery cards; cardboard by default. */
  readonly treachery?: DeckKeeper;
  /** The place of the other components; cardboard by default. */
  readonly spiceDeck?: DeckKeeper;
  readonly traitors?: DeckKeeper;
  readonly stormCards?: DeckKeeper;
  readonly own: readonly { readonly faction: FactionId; readonly fact: DeclaredSecret }[];
}

/** Returns a fact that puts forces into one sector. Some may be special. */
export const forces = (
  faction: FactionId,
  count: number,
  territory: TerritoryId,
  at: number,
  special = 0,
): PublicFact => ({ kind: 'forces', faction, count, special, territory, sector: sector(at) });

/** Harkonnen meets Bene Gesserit in Carthag and Atreides in Sietch Tabr. Atreides and Bene Gesserit are allies. */
const BASIC: Setting = {
  layer: 'basic',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'bene-gesserit', circle: 2 },
    { faction: 'harkonnen', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: 'harkonnen' },
    { kind: 'alliance', members: ['atreides', 'bene-gesserit'] },
    forces('harkonnen', 9, 'carthag', 10),
    forces('bene-gesserit', 6, 'carthag', 10),
    forces('harkonnen', 7, 'sietch-tabr', 13),
    forces('atreides', 10, 'sietch-tabr', 13),
  ],
  own: [
    { faction: 'harkonnen', fact: { kind: 'hand', cards: ['lasgun', 'chaumas', 'snooper', 'unknown'] } },
    { faction: 'bene-gesserit', fact: { kind: 'hand', cards: ['shield', 'crysknife', 'la-la-la'] } },
    { faction: 'harkonnen', fact: { kind: 'traitors', leaders: ['alia', 'thufir-hawat'] } },
  ],
};

interface Meeting {
  /** The factions in storm order, on every other circle. */
  readonly seats: readonly FactionId[];
  readonly against: FactionId;
  readonly firstPlayer: FactionId;
  readonly hands: { readonly [faction in FactionId]?: Extract<DeclaredSecret, { readonly kind: 'hand' }>['cards'] };
}

/** Harkonnen with 6 forces meets another faction with 5 in Carthag, and both have cards. */
export const harkonnenInCarthag = ({ seats, against, firstPlayer, hands }: Meeting): Setting => ({
  layer: 'basic',
  seating: seats.map((faction, index) => ({ faction, circle: PLAYER_CIRCLES[2 * index] ?? 0 })),
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'first-player', faction: firstPlayer },
    forces(against, 5, 'carthag', 10),
    forces('harkonnen', 6, 'carthag', 10),
  ],
  own: seats.flatMap((faction) => {
    const cards = hands[faction];
    return cards === undefined ? [] : [{ faction, fact: { kind: 'hand', cards } }];
  }),
});

/** A table with all seats taken, cards in the hands and forces on the board. */
export class PresetTable {
  private constructor(
    private readonly url: string,
    private readonly seated: SeatedTable,
  ) {}

  static async open(url: string, windowSeconds: number, setting: Setting = BASIC): Promise<PresetTable> {
    const { edition = 'gf9-2019', layer, options = [], modules = [], pairs = [] } = setting;
    const { seating, leaders, position, own } = setting;
    const decks = modules.flatMap(decksOf).map((deck) => [deck, 'app'] as const);
    const components = { ...componentsOf(setting), ...Object.fromEntries(decks) };
    const choices = {
      edition,
      layer,
      options: [...options],
      ...(modules.length === 0 ? {} : { modules: [...modules] }),
      seating: [...seating],
      ...(leaders === undefined ? {} : { leaders: [...leaders] }),
      components,
      windowSeconds,
      pairs: pairs.map(bothOf),
    };
    const table = new PresetTable(url, await seatedTable(url, choices, newAddress()));
    for (const fact of position) await table.moderate({ type: 'CorrectFact', fact });
    for (const { faction, fact } of own) await table.own(faction, fact);
    return table;
  }

  get code(): string {
    return this.seated.code;
  }

  tokenOf(faction: Player): string {
    return tokenOf(this.seated, faction);
  }

  async rename(faction: Player, name: string): Promise<void> {
    await deviceAt(this.url, this.tokenOf(faction)).seats.rename.mutate({ name });
  }

  async moderate(command: Command): Promise<void> {
    await this.#act(this.seated.moderatorToken, command);
  }

  async own(faction: Player, fact: DeclaredSecret): Promise<void> {
    await this.seat(faction, { type: 'DeclareSecret', fact });
  }

  async seat(faction: Player, command: Command): Promise<void> {
    await this.#act(tokenOf(this.seated, faction), command);
  }

  /** Gives the first legal answer to this kind of question for this faction, as soon as the question is open. */
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

  /**
   * Waits until the server asks this question, before any page shows it. The next action must come while the page
   * opens.
   */
  async asks(faction: Player, kind: PromptKind): Promise<void> {
    await eventually(async () => (await this.#prompt(faction, kind)) !== undefined);
  }

  /** Opens a phone with this seat, like after a reload. Its covers close only when a test says so. */
  phone(browser: Browser, faction: Player, way: Way = { sandHeld: true }): Promise<Device> {
    return this.phoneOf(browser, [faction], way);
  }

  /** Opens a phone with several seats. It shows one of them. */
  async phoneOf(browser: Browser, factions: readonly Player[], way: Way): Promise<Device> {
    const device = await openDevice(browser, this.url, PHONE, way);
    const tokens = factions.map((faction) => [faction, tokenOf(this.seated, faction)] as const);
    await keep(device, 'mentat.seats', { [this.code]: Object.fromEntries(tokens) });
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
    const prompts = 'prompts' in view ? (view.prompts as unknown as readonly Prompt[]) : [];
    return prompts.find((prompt) => prompt.kind === kind);
  }

  async #act(token: string, command: Command): Promise<void> {
    const receipt = await act(this.url, token, command);
    if (!receipt.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(receipt.refusal)}`);
  }
}

const componentsOf = ({ treachery, spiceDeck, traitors, stormCards }: Setting) => {
  const told = { treachery, spiceDeck, traitors, stormCards };
  const kept = Object.entries(told).filter(([, keeper]) => keeper !== undefined);
  return {
    ...TABLE_OF_TWO.components,
    ...(Object.fromEntries(kept) as Partial<Record<keyof typeof told, DeckKeeper>>),
  };
};

const bothOf = ([first, second]: FactionPair): [FactionId, FactionId] => [first, second];

const keep = ({ page }: Device, key: string, value: object) =>
  page.addInitScript(
    ([name, text]) => {
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );
