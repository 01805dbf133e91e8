/** What each seat keeps to itself, since when others may know it, and whether the server ever told too soon. */
import { cardName, VOICE_KINDS, type Audience, type FactionId, type LeaderId, type TreacheryTitle } from '#engine';
import type { Heard, Recording } from './recording.ts';

/** One value of what was heard, with the object that holds it. */
interface Told {
  readonly value: unknown;
  readonly key: string;
  readonly holder: object;
  /** It stands in a question, among the answers that can be given. */
  readonly offered: boolean;
}

interface Secret {
  readonly name: string;
  readonly owner: FactionId;
  /** Whether this part of a message to this audience tells it. */
  readonly told: (part: Told, to: Audience) => boolean;
  /** The times from which others may know it, by audience. An audience that is not listed may never know it. */
  readonly open: Map<Audience, number>;
}

const EVERYBODY: readonly Audience[] = ['table', 'moderator', 'atreides', 'bene-gesserit', 'harkonnen'];

export class Secrets {
  readonly #secrets: Secret[] = [];
  /** Seats with a card that the app does not know: what they may lay names every title, and tells nothing by it. */
  readonly #unsure = new Set<Audience>();

  constructor(private readonly tape: Recording) {}

  /** A title that nobody else holds. */
  card(owner: FactionId, title: TreacheryTitle): void {
    const name = cardName(title);
    const is = (value: unknown) => typeof value === 'string' && (value === title || value.includes(name));
    // The Voice may name some kinds by the same word.
    const isAlsoKind = VOICE_KINDS.some((kind) => kind === title);
    this.#keep(`card ${title}`, owner, ({ value, key, offered }, to) => {
      if (offered && this.#unsure.has(to)) return false;
      return is(value) && (key === 'card' || !isAlsoKind);
    });
  }

  unknownCard(owner: FactionId): void {
    this.#unsure.add(owner);
  }

  /** A number that nothing else at the table has. */
  spice(owner: FactionId, amount: number): void {
    this.#keep(`spice ${amount}`, owner, ({ value }) => value === amount);
  }

  /** Discs lie open and plans name leaders; anywhere else a name betrays who is in whose pay. */
  traitor(owner: FactionId, leader: LeaderId): void {
    this.#keep(
      `traitor ${leader}`,
      owner,
      ({ value, holder }) => value === leader && !('foughtIn' in holder) && !('kind' in holder),
    );
  }

  /** A plan whose dial and leader are nobody else’s. */
  plan(owner: FactionId, { dial, leader }: { readonly dial: number; readonly leader: LeaderId }): void {
    const name = planName(owner, leader);
    this.#keep(`${name}, dial`, owner, ({ value, key }) => key === 'dial' && value === dial);
    this.#keep(
      `${name}, leader`,
      owner,
      ({ value, key, holder }) => key === 'leader' && value === leader && 'kind' in holder && holder.kind === 'leader',
    );
  }

  /** What is done next lets these audiences know; without any, everybody. */
  disclose(names: readonly string[], ...to: readonly Audience[]): void {
    for (const name of names) {
      const secrets = this.#secrets.filter((secret) => secret.name === name || secret.name.startsWith(`${name}, `));
      if (secrets.length === 0) throw new Error(`Nobody keeps ${name}`);
      for (const { open } of secrets) {
        for (const audience of to.length === 0 ? EVERYBODY : to) {
          if (!open.has(audience)) open.set(audience, this.tape.now());
        }
      }
    }
  }

  /** Every message that told somebody something too soon, as sentences. */
  leaks(heard: readonly Heard[]): readonly string[] {
    return heard.flatMap((message) => {
      const parts = partsOf(message);
      return this.#secrets
        .filter((secret) => mayNotKnow(secret, message) && tells(secret, parts, message.to))
        .map(({ name, owner }) => `${message.to} was told ${owner}’s ${name} (${message.by}, ${message.at})`);
    });
  }

  /** For each secret a message that told it to its owner: what a leak to somebody else would look like. */
  toldToOwners(heard: readonly Heard[]): readonly { readonly name: string; readonly message: Heard | undefined }[] {
    const read = heard.map((message) => ({ message, parts: partsOf(message) }));
    return this.#secrets.map((secret) => ({
      name: secret.name,
      message: read.find(({ message: { to }, parts }) => to === secret.owner && tells(secret, parts, to))?.message,
    }));
  }

  #keep(name: string, owner: FactionId, told: Secret['told']): void {
    this.#secrets.push({ name, owner, told, open: new Map() });
  }
}

export const planName = (owner: FactionId, leader: LeaderId): string => `plan of ${owner} with ${leader}`;

function mayNotKnow({ owner, open }: Secret, { to, at }: Heard): boolean {
  return to !== owner && at <= (open.get(to) ?? Infinity);
}

const tells = ({ told }: Secret, parts: readonly Told[], to: Audience): boolean => parts.some((part) => told(part, to));

/** Every value in a message, however deep. */
const partsOf = ({ text }: Heard): readonly Told[] => valuesIn({ text: parsed(text) }, false);

function valuesIn(holder: object, offered: boolean): readonly Told[] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]) => {
    const part = { value, key, holder, offered };
    return typeof value === 'object' && value !== null
      ? [part, ...valuesIn(value, offered || key === 'answers')]
      : [part];
  });
}

/** JSON as it is, Socket.IO's packets without their number; anything else is one long text. */
function parsed(text: string): unknown {
  const json = text.replace(/^\d+/, '');
  if (!/^[[{]/.test(json)) return text;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return text;
  }
}
