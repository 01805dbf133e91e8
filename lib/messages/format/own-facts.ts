/** The texts about secrets that owners enter, and about secrets that the moderator asks about. */
import type { DeclaredSecret } from '../../model/facts.ts';
import { render } from '../message.ts';
import type { SecretMessages } from '../messages.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';

const SECRETS = mergeByName<DeclaredSecret['kind'], SecretMessages<DeclaredSecret>>(MESSAGES, 'secrets');

/** Returns the line about a secret that an owner has entered. Only the owner may read it. */
export const formatOwnFact = (fact: DeclaredSecret): string => render(SECRETS[fact.kind].entered, fact, null);

/** Returns the line about an entered secret in a form that may stand openly on the owner's phone. */
export const coverOwnFact = ({ kind }: DeclaredSecret): string => SECRETS[kind].covered;

/** Returns the name of a secret that an owner can check. It follows `your` or `Harkonnen’s`. */
export const secretName = (matter: DeclaredSecret['kind']): string => SECRETS[matter].name;

/** Returns the question of the moderator to the owner of a secret. */
export const formatCheck = (matter: DeclaredSecret['kind']): string => SECRETS[matter].check;
