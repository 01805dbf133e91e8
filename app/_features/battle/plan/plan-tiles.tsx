import {
  parsePlanLeader,
  parsePlayedCard,
  formatCardKind,
  kindOf,
  cardName,
  planLeaderName,
  type PlanLeader,
  type PlayedCard,
  type TreacheryTitle,
} from '#client';
import { Icon } from '#app/_components/icon.tsx';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import { CardFace } from '#app/_components/treachery-card.tsx';
import { EditableCover } from '#app/_components/cover/editable-cover.tsx';
import type { Cover } from '#app/_components/cover/use-cover.ts';
import { TILES } from '#lib/features/battle/messages/plan.ts';
import type { PlanDraft, PlanPlace } from './plan-draft.ts';
import styles from './plan-tiles.module.css';

const FIXED = 'fixed, it was shown';

interface PlanTilesProps {
  readonly draft: PlanDraft;
  /** The slot that prescience has settled. */
  readonly fixed: PlanPlace | null;
  readonly cover: Cover;
  readonly onChoose: (field: PlanPlace) => void;
}

/** Shows the three slots of a plan next to the dial. A tap changes the choice in a slot. */
export function PlanTiles({ draft, fixed, cover, onChoose }: PlanTilesProps) {
  return (
    <EditableCover cover={cover} what="your plan" low>
      <div className={styles.tiles}>
        <LeaderTile leader={parsePlanLeader(draft.leader)} fixed={fixed === 'leader'} onChoose={onChoose} />
        <CardTile
          field="weapon"
          words="Weapon"
          laid={draft.weapon !== undefined}
          played={parsePlayedCard(draft.weapon)}
          fixed={fixed === 'weapon'}
          onChoose={onChoose}
        />
        <CardTile
          field="defense"
          words="Defense"
          laid={draft.defense !== undefined}
          played={parsePlayedCard(draft.defense)}
          fixed={fixed === 'defense'}
          onChoose={onChoose}
        />
      </div>
    </EditableCover>
  );
}

interface LeaderTileProps {
  readonly leader: ReturnType<typeof parsePlanLeader>;
  readonly fixed: boolean;
  readonly onChoose: (field: PlanPlace) => void;
}

function LeaderTile({ leader, fixed, onChoose }: LeaderTileProps) {
  return (
    <button
      type="button"
      className={styles.leader}
      onClick={() => {
        onChoose('leader');
      }}
    >
      {leader !== undefined && <span className="unseen">Leader: </span>}
      {leader?.kind === 'leader' ? (
        <LeaderDisc leader={leader.leader} />
      ) : (
        <>
          <span className={styles.empty}>
            <Icon name={leader?.kind === 'cheap-hero' ? 'cheap-hero' : 'leader'} />
          </span>
          <span className={styles.name}>{leader === undefined ? TILES.choose : formatNobody(leader)}</span>
        </>
      )}
      {fixed && <span className={styles.fixed}>{FIXED}</span>}
    </button>
  );
}

/** Returns the word for a plan without a leader. */
const formatNobody = (leader: PlanLeader): string => (leader === null ? TILES.none : planLeaderName(leader));

interface CardTileProps {
  readonly field: 'weapon' | 'defense';
  readonly words: string;
  readonly laid: boolean;
  readonly played: PlayedCard | null;
  readonly fixed: boolean;
  readonly onChoose: (field: PlanPlace) => void;
}

function CardTile({ field, words, laid, played, fixed, onChoose }: CardTileProps) {
  return (
    <button
      type="button"
      className={styles.card}
      data-empty={played === null}
      onClick={() => {
        onChoose(field);
      }}
    >
      <CardFace
        card={played?.card ?? null}
        laidAs={words}
        empty={laid ? 'None' : 'Choose'}
        note={fixed ? FIXED : played === null ? undefined : classOf(played.card)}
      />
    </button>
  );
}

/** Returns the class of a card, unless its slot shows the class. For some cards, the name is the class. */
function classOf(card: TreacheryTitle): string | undefined {
  const words = formatCardKind(kindOf(card)).replace(/^(Weapon|Defense), /, '');
  return words === cardName(card).toLowerCase() ? undefined : words;
}
