'use client';
import type { ReactNode } from 'react';
import {
  LEADERS,
  nameOfFaction,
  nameOfTerritory,
  sayCards,
  toldAfter,
  type LeaderView,
  type SecretKind,
  type OwnView,
  type SeatView,
} from '#client';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { FreePlay } from '#app/_features/free-play/free-play.tsx';
import { OwnSecretCover } from '#app/_features/own-secret-cover.tsx';
import { PutAway } from '#app/_features/passing/put-away.tsx';
import { StandAside } from '#app/_components/window/stand-aside.tsx';
import { Sides } from './sides.tsx';
import { Talking } from '#app/_components/talking.tsx';
import styles from './mine-tab.module.css';

interface MineTabProps {
  /** A question waits: then the raised hand stands above the tab. */
  readonly asked: boolean;
  readonly view: SeatView;
  readonly onIntent: (intent: SentIntent) => void;
  /** Opens what its owner tells of one secret. */
  readonly onTell: (matter: SecretKind) => void;
}

/** In the order in which they are looked at. */
const MATTERS = [
  'hand',
  'spice',
  'traitors',
  'prediction',
  'storm-card',
  'battle-losses',
  'captives',
] as const satisfies readonly SecretKind[];

const TITLES: Record<SecretKind, string> = {
  hand: 'Hand',
  spice: 'Spice',
  traitors: 'In your pay',
  prediction: 'Your prediction',
  'storm-card': 'Your storm card',
  'battle-losses': 'Kwisatz Haderach',
  captives: 'Captured leaders',
};

/** Some secrets are held by one faction each. */
function isHeld(mine: OwnView, matter: SecretKind): boolean {
  if (matter === 'prediction') return mine.prediction !== null;
  if (matter === 'captives') return mine.captives !== null;
  if (matter === 'battle-losses') return mine.battleLosses !== null;
  return matter !== 'storm-card' || mine.stormCard !== null;
}

/** What is this seat's: its secrets, each under a cover and each its owner's to correct, and its leaders as all may see them. */
export function MineTab({ view, asked, onIntent, onTell }: MineTabProps) {
  const { mine, table } = view;
  const { components } = table.choices;
  const anew = table.boardPhase === null ? [] : toldAfter(table.boardPhase, components);
  const notes: Record<SecretKind, string> = {
    hand: `limit ${sayCards(mine.handLimit)}`,
    spice: anew.includes('spice') ? 'count it anew in this phase' : '',
    traitors: '',
    prediction: '',
    'storm-card': 'for the next storm',
    'battle-losses': sayKwisatzHaderach(table),
    captives: table.captor === null || table.captor === view.audience ? '' : `by ${nameOfFaction(table.captor)}`,
  };
  const mayEnter: Record<SecretKind, boolean> = {
    spice: true,
    hand: components.treachery === 'cardboard',
    traitors: components.traitors === 'cardboard',
    prediction: true,
    'storm-card': components.stormCards === 'cardboard' && mine.stormCard !== 'none',
    'battle-losses': true,
    captives: table.captor === view.audience,
  };
  return (
    <>
      {MATTERS.filter((matter) => isHeld(mine, matter)).map((matter) => (
        <Section
          key={matter}
          title={TITLES[matter]}
          note={notes[matter]}
          onEnter={
            mayEnter[matter]
              ? () => {
                  onTell(matter);
                }
              : undefined
          }
        >
          <OwnSecretCover matter={matter} mine={mine} />
        </Section>
      ))}
      <Section title="Leaders" note="as everybody sees them">
        <Leaders view={view} />
      </Section>
      <Sides view={view} onIntent={onIntent} />
      <div className={styles.standing}>
        <FreePlay view={view} onIntent={onIntent} />
        <PutAway view={view} onIntent={onIntent} />
        <StandAside on={mine.standsAside} onIntent={onIntent} />
        {!asked && <Talking raised={mine.raisedHand} onIntent={onIntent} />}
      </div>
    </>
  );
}

/** Where it is, as everybody may see. */
function sayKwisatzHaderach({ kwisatzHaderach, choices }: SeatView['table']): string {
  if (kwisatzHaderach === null) return '';
  if (kwisatzHaderach.where === 'tanks') return 'in the tanks';
  return kwisatzHaderach.usedIn === null ? '' : `in ${nameOfTerritory(kwisatzHaderach.usedIn, choices.edition)}`;
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly onEnter?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Section({ title, note = '', onEnter, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {note !== '' && <span className={styles.note}>{note}</span>}
        {onEnter !== undefined && (
          <button type="button" className={styles.enter} aria-label={`Change: ${title}`} onClick={onEnter}>
            Change
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

function Leaders({ view: { table, audience } }: { readonly view: SeatView }) {
  const own = table.leaders.filter(({ leader }) => LEADERS[leader].faction === audience);
  const away = ({ where, foughtIn, resting }: LeaderView): string | undefined => {
    if (where === 'tanks') return 'in the tanks';
    const bound = foughtIn === null ? undefined : `in ${nameOfTerritory(foughtIn, table.choices.edition)}`;
    const rests = resting ? 'not this phase' : bound;
    if (where !== 'hidden') return rests;
    return rests === undefined ? 'perhaps captured' : `${rests}; perhaps captured`;
  };
  return (
    <ul className={styles.leaders}>
      {own.map((leader) => (
        <li key={leader.leader}>
          <LeaderDisc leader={leader.leader} away={away(leader)} />
        </li>
      ))}
    </ul>
  );
}
