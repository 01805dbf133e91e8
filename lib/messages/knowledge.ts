import { assertNever } from '../core/assert-never.ts';
import type { KnowledgeGrant, SecretName } from '../model/knowledge.ts';
import { leaderName, theFaction, factionPossessive } from './names.ts';
import { capitalize, formatList } from './numbers.ts';

/** Returns one line of the ledger. It names a secret, but not its content: `Atreides has seen Harkonnen’s weapon.` */
export function formatSecret({ knower, secret }: KnowledgeGrant): string {
  return capitalize(`${knowerName(knower)} ${howLearnt(secret)} ${theSecret(secret, knower)}.`);
}

/**
 * Returns the ledger in few lines: all that one faction has seen of another is in one line, `Everybody has seen
 * Fremen’s leader, weapon and defense.`
 */
export function formatSecrets(grants: readonly KnowledgeGrant[]): readonly string[] {
  const lines = new Map<string, { readonly first: KnowledgeGrant; readonly parts: Set<string> }>();
  for (const grant of grants) {
    const part = partOf(grant.secret);
    const key = part === null ? formatSecret(grant) : `${grant.knower} ${grant.secret.of}`;
    const line = lines.get(key) ?? { first: grant, parts: new Set() };
    if (part !== null) line.parts.add(part);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ first, parts }) =>
    parts.size === 0 ? formatSecret(first) : formatParts(first, [...parts]),
  );
}

const formatParts = ({ knower, secret }: KnowledgeGrant, parts: readonly string[]): string =>
  capitalize(`${knowerName(knower)} has seen ${whose(secret, knower)} ${formatList(parts)}.`);

type Knower = KnowledgeGrant['knower'];

/**
 * Returns the owner of a secret as a possessive. The owner may be the faction that has seen the secret, for instance
 * the card drawn for the next storm.
 */
const whose = ({ of }: SecretName, knower: Knower): string => (of === knower ? 'its' : factionPossessive(of));

const knowerName = (knower: Knower): string => (knower === 'table' ? 'everybody' : theFaction(knower));

function howLearnt(secret: SecretName): string {
  return secret.kind === 'traitor' ? 'has learnt' : 'has seen';
}

function theSecret(secret: SecretName, knower: Knower): string {
  switch (secret.kind) {
    case 'hand-slot':
      return `a card in ${whose(secret, knower)} hand`;
    case 'traitor':
      return `whether ${leaderName(secret.leader)} is in ${whose(secret, knower)} pay`;
    case 'deal':
      return `the ${secret.what} dealt to ${secret.of === knower ? 'it' : theFaction(secret.of)}`;
    case 'captive':
      return `which ${secret.of === knower ? 'of its leaders' : `leader of ${theFaction(secret.of)}`} was captured`;
    case 'shown':
      return `what ${theFaction(secret.of)} showed`;
    case 'spice-card':
      return 'the next spice card';
    case 'poison-die':
      return `the die against ${theFaction(secret.against)}`;
    case 'card-for-sale':
      return `card ${secret.lot} for sale`;
    case 'prediction':
    case 'record':
    case 'storm-dial':
    case 'storm-card':
    case 'plan-element':
    case 'plan':
      return `${whose(secret, knower)} ${ownPart(secret)}`;
    default:
      return assertNever(secret);
  }
}

/** A secret that can be named by its owner and one noun. */
type OwnPart = Exclude<
  SecretName,
  {
    readonly kind:
      'hand-slot' | 'traitor' | 'deal' | 'captive' | 'shown' | 'card-for-sale' | 'spice-card' | 'poison-die';
  }
>;

function ownPart(secret: OwnPart): string {
  switch (secret.kind) {
    case 'prediction':
      return 'prediction';
    case 'record':
      return 'record of the game';
    case 'storm-dial':
      return 'storm dial';
    case 'storm-card':
      return 'storm card';
    case 'plan-element':
      return secret.element;
    case 'plan':
      return 'whole plan';
    default:
      return assertNever(secret);
  }
}

/**
 * Returns the noun that follows the owner’s name in the name of a secret; `null` if the secret needs its own sentence.
 */
function partOf(secret: SecretName): string | null {
  switch (secret.kind) {
    case 'hand-slot':
    case 'traitor':
    case 'deal':
    case 'captive':
    case 'shown':
    case 'card-for-sale':
    case 'spice-card':
    case 'poison-die':
      return null;
    case 'prediction':
    case 'record':
    case 'storm-dial':
    case 'storm-card':
    case 'plan-element':
    case 'plan':
      return ownPart(secret);
    default:
      return assertNever(secret);
  }
}
