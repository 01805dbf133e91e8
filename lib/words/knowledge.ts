import { assertNever } from '../core/assert-never.ts';
import type { KnowledgeGrant, SecretName } from '../model/knowledge.ts';
import { nameOfLeader, theFaction, theFactions } from './names.ts';
import { capital, listed } from './numbers.ts';

/** One line of the ledger, which names a secret and never its content: `Atreides has seen Harkonnen’s weapon.` */
export function saySecret({ knower, secret }: KnowledgeGrant): string {
  return capital(`${nameOfKnower(knower)} ${howLearnt(secret)} ${theSecret(secret)}.`);
}

/**
 * The ledger in few lines: what one knower has seen of one faction stands in one, `Everybody has seen Fremen’s leader,
 * weapon and defense.`
 */
export function saySecrets(grants: readonly KnowledgeGrant[]): readonly string[] {
  const lines = new Map<string, { readonly first: KnowledgeGrant; readonly parts: Set<string> }>();
  for (const grant of grants) {
    const part = partOf(grant.secret);
    const key = part === null ? saySecret(grant) : `${grant.knower} ${grant.secret.of}`;
    const line = lines.get(key) ?? { first: grant, parts: new Set() };
    if (part !== null) line.parts.add(part);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ first, parts }) =>
    parts.size === 0 ? saySecret(first) : sayParts(first, [...parts]),
  );
}

const sayParts = ({ knower, secret }: KnowledgeGrant, parts: readonly string[]): string =>
  capital(`${nameOfKnower(knower)} has seen ${theFactions(secret.of)} ${listed(parts)}.`);

const nameOfKnower = (knower: KnowledgeGrant['knower']): string =>
  knower === 'table' ? 'everybody' : theFaction(knower);

function howLearnt(secret: SecretName): string {
  return secret.kind === 'traitor' ? 'has learnt' : 'has seen';
}

function theSecret(secret: SecretName): string {
  switch (secret.kind) {
    case 'hand-slot':
      return `a card in ${theFactions(secret.of)} hand`;
    case 'traitor':
      return `whether ${nameOfLeader(secret.leader)} is in ${theFactions(secret.of)} pay`;
    case 'deal':
      return `the ${secret.what} dealt to ${theFaction(secret.of)}`;
    case 'captive':
      return `which leader of ${theFaction(secret.of)} was captured`;
    case 'prediction':
    case 'storm-dial':
    case 'storm-card':
    case 'plan-element':
    case 'plan':
      return `${theFactions(secret.of)} ${ownPart(secret)}`;
    default:
      return assertNever(secret);
  }
}

/** A secret that is called by its owner and one noun. */
type OwnPart = Exclude<SecretName, { readonly kind: 'hand-slot' | 'traitor' | 'deal' | 'captive' }>;

function ownPart(secret: OwnPart): string {
  switch (secret.kind) {
    case 'prediction':
      return 'prediction';
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

/** What is said of it beside its owner’s name; `null` where it takes a sentence of its own. */
function partOf(secret: SecretName): string | null {
  switch (secret.kind) {
    case 'hand-slot':
    case 'traitor':
    case 'deal':
    case 'captive':
      return null;
    case 'prediction':
    case 'storm-dial':
    case 'storm-card':
    case 'plan-element':
    case 'plan':
      return ownPart(secret);
    default:
      return assertNever(secret);
  }
}
