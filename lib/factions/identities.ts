/** Every faction of some edition, one line each, in the order of the boxes. */
import { atreides } from './atreides/identity.ts';
import { beneGesserit } from './bene-gesserit/identity.ts';
import { beneTleilaxu } from './bene-tleilaxu/identity.ts';
import { emperor } from './emperor/identity.ts';
import { fremen } from './fremen/identity.ts';
import { guild } from './guild/identity.ts';
import { harkonnen } from './harkonnen/identity.ts';
import { ixians } from './ixians/identity.ts';
import { lansraad } from './lansraad/identity.ts';
import { tleilaxu } from './tleilaxu/identity.ts';

export const IDENTITIES = {
  atreides,
  'bene-gesserit': beneGesserit,
  emperor,
  fremen,
  guild,
  harkonnen,
  ixians,
  lansraad,
  'bene-tleilaxu': beneTleilaxu,
  tleilaxu,
};
