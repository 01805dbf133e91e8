'use client';
import { parsePlanLeader, discOf, sameAnswer, type AnswerValue, type LeaderView, type SeatView } from '#client';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { LeaderChoice, LeaderDisc } from '#app/_components/leader-disc.tsx';
import { Sheet } from '#app/_components/sheet.tsx';
import { Button } from '#app/_components/button.tsx';
import { TreacheryCard } from '#app/_components/treachery-card.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { cardOffers } from '#app/_components/cards/card-offers.ts';
import { AWAY, CHOOSE_LEADER, formatAskToFight, formatBound } from '#lib/features/battle/messages/plan.ts';
import { offers, PLACES, type PlanDraft } from './plan-draft.ts';
import { TakenCards } from './taken-cards.tsx';
import { UnnamedCards } from '#app/_components/cards/unnamed-cards.tsx';
import styles from '#app/_components/cards/choosing.module.css';

interface ChooseLeaderProps {
  readonly prompt: PromptOf<'battle-plan'>;
  readonly view: SeatView;
  readonly draft: PlanDraft;
  readonly onChoose: (value: AnswerValue) => void;
  readonly onClose: () => void;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Lets the player choose a leader: the free discs, cheap heroes, or no leader if the rules allow that. */
export function ChooseLeader({ prompt, view, draft, onChoose, onClose, onCommand }: ChooseLeaderProps) {
  const offered = offers(prompt.answers, draft, 'leader').map((offer) => ({
    ...offer,
    leader: parsePlanLeader(offer.value),
  }));
  const { known: heroes, unnamed, taken, none } = cardOffers(offered, view.mine.hand, PLACES);
  const isChosen = (value: AnswerValue) => draft.leader !== undefined && sameAnswer(draft.leader, value);
  const own = view.table.leaders.filter(({ leader }) => isOwn(view, leader));
  const away = own.filter(
    ({ leader }) => !offered.some((offer) => offer.leader?.kind === 'leader' && offer.leader.leader === leader),
  );
  return (
    <Sheet title={CHOOSE_LEADER.title} tone="secret" onClose={onClose} closesOnLeave>
      <div className={styles.leaders}>
        {offered.map(({ value, leader }) =>
          leader?.kind === 'leader' ? (
            <LeaderChoice
              key={leader.leader}
              leader={leader.leader}
              chosen={isChosen(value)}
              onChoose={() => {
                onChoose(value);
              }}
            />
          ) : null,
        )}
      </div>
      <div className={styles.cards}>
        {heroes.map(({ value, card }, i) => (
          <TreacheryCard
            key={i}
            card={card}
            note={CHOOSE_LEADER.leadsForNothing}
            chosen={isChosen(value)}
            onChoose={() => {
              onChoose(value);
            }}
          />
        ))}
        {none !== null && (
          <TreacheryCard
            card={null}
            empty={CHOOSE_LEADER.none}
            note={CHOOSE_LEADER.noCards}
            chosen={isChosen(none.value)}
            onChoose={() => {
              onChoose(none.value);
            }}
          />
        )}
      </div>
      <UnnamedCards offers={unnamed} isChosen={isChosen} onChoose={onChoose} />
      <TakenCards taken={taken} onChoose={onChoose} />
      {away.length > 0 && <Away leaders={away} view={view} />}
      {prompt.mayProposeNoLeader && (
        <Button
          tone="quiet"
          onClick={() => {
            onCommand({ type: 'ProposeNoLeader', battle: prompt.battle });
            onClose();
          }}
        >
          {formatAskToFight(prompt.opponent)}
        </Button>
      )}
    </Sheet>
  );
}

const isOwn = (view: SeatView, leader: LeaderView['leader']): boolean => discOf(leader).faction === view.audience;

interface AwayProps {
  readonly leaders: readonly LeaderView[];
  readonly view: SeatView;
}

/** Shows the discs that are not free, each with the reason. */
function Away({ leaders, view }: AwayProps) {
  const edition = view.table.choices.edition;
  const why = ({ leader, where, foughtIn, resting }: LeaderView): string => {
    if (where === 'tanks' || view.mine.captives?.faceDown.includes(leader) === true) return AWAY.inTanks;
    if (view.mine.captives?.held.includes(leader) === true) return AWAY.captured;
    if (resting) return AWAY.rests;
    return foughtIn === null ? AWAY.notNow : formatBound(foughtIn, edition);
  };
  return (
    <ul className={styles.leaders} aria-label={CHOOSE_LEADER.notFree}>
      {leaders.map((leader) => (
        <li key={leader.leader} className={styles.away}>
          <LeaderDisc leader={leader.leader} away={why(leader)} />
        </li>
      ))}
    </ul>
  );
}
