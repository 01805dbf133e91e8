/**
 * The secrets of each seat, each with the time after which others may know it, and a check for messages that come too
 * early.
 */
import { cardName, VOICE_KINDS, type Audience, type FactionId, type LeaderId, type TreacheryTitle } from '#engine';
import type { Heard, Recording } from './recording.ts';

/** A value in a message, with the object that contains it. */
interface Told {
  readonly value: unknown;
  readonly key: string;
  readonly holder: object;
  /** The value is in a question, among the possible answers. */
  readonly offered: boolean;
}

interface Secret {
  readonly name: string;
  readonly owner: FactionId;
  /** Whether this value in a message to this audience shows the secret. */
  readonly told: (part: Told, to: Audience) => boolean;
  /**
   * For each audience, the time after which it may know the secret. An audience that is not listed may never know it.
   */
  readonly open: Map<Audience, number>;
}

const EVERYBODY: readonly Audience[] = ['table', 'moderator', 'atreides', 'bene-gesserit', 'harkonnen'];

export class Secrets {
  readonly #secrets: Secret[] = [];
  /**
   * Seats with a card that the app does not know. Their possible answers name every title, so a title there shows
   * nothing.
   */
  readonly #unsure = new Set<Audience>();

  constructor(private readonly tape: Recording) {}

  /** Names a title that no other seat holds as a secret of its owner. */
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

  /** Names a number that nothing else at the table has as the spice of its owner. */
  spice(owner: FactionId, amount: number): void {
    this.#keep(`spice ${amount}`, owner, ({ value }) => value === amount);
  }

  /**
   * Names a traitor as a secret. Discs lie open and plans name leaders; anywhere else a leader's name shows whose
   * traitor it is.
   */
  traitor(owner: FactionId, leader: LeaderId): void {
    this.#keep(
      `traitor ${leader}`,
      owner,
      ({ value, holder }) => value === leader && !('foughtIn' in holder) && !('kind' in holder),
    );
  }

  /** Names a plan as a secret. No other plan has its dial and its leader. */
  plan(owner: FactionId, { dial, leader }: { readonly dial: number; readonly leader: LeaderId }): void {
    const name = planName(owner, leader);
    this.#keep(`${name}, dial`, owner, ({ value, key }) => key === 'dial' && value === dial);
    this.#keep(
      `${name}, leader`,
      owner,
      ({ value, key, holder }) => key === 'leader' && value === leader && 'kind' in holder && holder.kind === 'leader',
    );
  }

  /** Says that the next action discloses the secrets to these audiences, or to all if none is given. */
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

  /** Returns every message that disclosed a secret too early, as sentences. */
  leaks(heard: readonly Heard[]): readonly string[] {
    return heard.flatMap((message) => {
      const parts = partsOf(message);
      return this.#secrets
        .filter((secret) => mayNotKnow(secret, message) && tells(secret, parts, message.to))
        .map(({ name, owner }) => `${message.to} was told ${owner}’s ${name} (${message.by}, ${message.at})`);
    });
  }

  /**
   * Returns for each secret a message that sent the secret to its owner. A leak to another seat would look like that
   * message.
   */
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

/** Returns every value in a message, at any depth. */
const partsOf = ({ text }: Heard): readonly Told[] => valuesIn({ text: parsed(text) }, false);

function valuesIn(holder: object, offered: boolean): readonly Told[] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]) => {
    const part = { value, key, holder, offered };
    return typeof value === 'object' && value !== null
      ? [part, ...valuesIn(value, offered || key === 'answers')]
      : [part];
  });
}

/** Parses JSON, and Socket.IO packets after their number. Any other message is one long text. */
function parsed(text: string): unknown {
  const json = text.replace(/^\d+/, '');
  if (!/^[[{]/.test(json)) return text;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return text;
  }
}
