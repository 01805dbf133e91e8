import { assertNever } from '../core/assert-never.ts';
import type { KnowledgeGrant, SecretName } from '../model/knowledge.ts';
import { nameOfLeader, theFaction, theFactions } from './names.ts';
import { capital } from './numbers.ts';

/** One line of the ledger, which names a secret and never its content: `Atreides has seen Harkonnen’s weapon.` */
export function saySecret({ knower, secret }: KnowledgeGrant): string {
  const who = knower === 'table' ? 'everybody' : theFaction(knower);
  return capital(`${who} ${howLearnt(secret)} ${theSecret(secret)}.`);
}

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
    case 'prediction':
      return `${theFactions(secret.of)} prediction`;
    case 'captive':
      return `which leader of ${theFaction(secret.of)} was captured`;
    case 'storm-dial':
      return `${theFactions(secret.of)} storm dial`;
    case 'storm-card':
      return `${theFactions(secret.of)} storm card`;
    case 'plan-element':
      return `${theFactions(secret.of)} ${secret.element}`;
    case 'plan':
      return `${theFactions(secret.of)} whole plan`;
    default:
      return assertNever(secret);
  }
}
