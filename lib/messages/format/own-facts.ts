/** What owners tell of their secrets, and what they are asked. */
import type { DeclaredSecret } from '../../model/facts.ts';
import { render } from '../message.ts';
import type { SecretMessages } from '../messages.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';

const SECRETS = mergeByName<DeclaredSecret['kind'], SecretMessages<DeclaredSecret>>(MESSAGES, 'secrets');

/** What somebody entered about their own secrets; for their eyes alone. */
export const formatOwnFact = (fact: DeclaredSecret): string => render(SECRETS[fact.kind].entered, fact, null);

/** The same as it may stand openly on their phone. */
export const coverOwnFact = ({ kind }: DeclaredSecret): string => SECRETS[kind].covered;

/** A secret that an owner may be asked to check, after `your` or `Harkonnen’s`. */
export const secretName = (matter: DeclaredSecret['kind']): string => SECRETS[matter].name;

/** What the moderator asks of its owner. */
export const formatCheck = (matter: DeclaredSecret['kind']): string => SECRETS[matter].check;
