/** What owners tell of their secrets, and what they are asked. */
import type { DeclaredSecret } from '../../model/facts.ts';
import { said } from '../message.ts';
import type { SecretWords } from '../messages.ts';
import { WORDS } from '../../messages.ts';
import { merged } from './merged.ts';

const SECRETS = merged<DeclaredSecret['kind'], SecretWords<DeclaredSecret>>(WORDS, 'secrets');

/** What somebody entered about their own secrets; for their eyes alone. */
export const sayOwnFact = (fact: DeclaredSecret): string => said(SECRETS[fact.kind].entered, fact, null);

/** The same as it may stand openly on their phone. */
export const coverOwnFact = ({ kind }: DeclaredSecret): string => SECRETS[kind].covered;

/** A secret that an owner may be asked to check, after `your` or `Harkonnen’s`. */
export const nameOfSecret = (matter: DeclaredSecret['kind']): string => SECRETS[matter].name;

/** What the moderator asks of its owner. */
export const sayCheck = (matter: DeclaredSecret['kind']): string => SECRETS[matter].check;
