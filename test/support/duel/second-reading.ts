/**
 * A second reading of sections V.4 to V.11 of The Duel. It counts spice coin by coin, tries every card in the hand, and
 * shares no code with the engine.
 */
import type { ArenaPlan, DuelingCard } from '#lib/model/dueling.ts';
import { type Look, looksFrom } from './circle.ts';

/** A leader in the arena, as the second reading writes it down. */
export interface Duellist {
  faction: string;
  sector: string;
  backing: number;
  value: number;
  faceUp: boolean;
  /** The coins on the disc; `null` before the leader itself is hurt. */
  coins: number | null;
}

/** A bout, as the second reading writes it down. */
export interface Sheet {
  duellists: Duellist[];
  walls: string[];
  mover: string;
  movesDone: number;
  freeMoves: number | null;
}

/** A move, written as one line of text. */
export type Line = string;

const MOST_BLOCKS = 6;
const MOST_MOVES = 2;

export class SecondReading {
  private readonly looks = new Map<string, readonly Look[]>();
  constructor(
    private readonly plan: ArenaPlan,
    private readonly walls: readonly string[],
  ) {}

  private look(sector: string): readonly Look[] {
    const known = this.looks.get(sector) ?? looksFrom(this.plan, sector);
    this.looks.set(sector, known);
    return known;
  }

  private isOpen(sheet: Sheet, { wall }: Look): boolean {
    return wall === null || !sheet.walls.includes(wall);
  }

  /** Returns every line that the mover may write with this hand. */
  lines(sheet: Sheet, hand: readonly DuelingCard[]): ReadonlySet<Line> {
    const lines = new Set<Line>();
    const mover = duellist(sheet, sheet.mover);
    const inCard = sheet.freeMoves !== null;
    for (const look of this.look(mover.sector)) {
      const enemy = sheet.duellists.find(({ sector }) => sector === look.sector);
      const open = this.isOpen(sheet, look);
      if (open && enemy === undefined) lines.add(`step ${look.sector}`);
      if (!open && enemy === undefined && !inCard && hand.includes('jump-block')) lines.add(`jump ${look.sector}`);
      if (open && enemy !== undefined && (inCard || hand.includes(`attack-${look.direction}`)))
        lines.add(`attack ${inCard ? 'free' : 'card'} ${enemy.faction} ${look.direction}`);
    }
    if (!inCard) for (const card of hand) for (const line of this.linesOfCard(sheet, card, mover)) lines.add(line);
    if (inCard || sheet.movesDone > 0 || lines.size === 0) lines.add('stop');
    return lines;
  }

  private linesOfCard(sheet: Sheet, card: DuelingCard, mover: Duellist): readonly Line[] {
    switch (card) {
      case 'throwing-knife':
        return sheet.duellists
          .filter((one) => one !== mover && this.flies(sheet, mover.sector, one.sector))
          .map(({ faction }) => `knife ${faction}`);
      case 'place-block':
        return sheet.walls.length === MOST_BLOCKS
          ? []
          : this.walls.filter((wall) => !sheet.walls.includes(wall)).map((wall) => `place ${wall}`);
      case 'pick-up-block':
        return sheet.walls.map((wall) => `pick ${wall}`);
      case 'move-or-attack-three':
        return ['three'];
      case 'flee-with-honor':
        return ['flee'];
      default:
        return [];
    }
  }

  /** Whether a knife flies from one sector to another over one or two open borders. */
  private flies(sheet: Sheet, from: string, to: string): boolean {
    const first = this.look(from).filter((look) => this.isOpen(sheet, look));
    return first.some(
      ({ sector }) => sector === to || this.look(sector).some((look) => look.sector === to && this.isOpen(sheet, look)),
    );
  }

  /** Writes a line down. An attack says whether a card answers it. */
  write(sheet: Sheet, line: Line, isAnswered: boolean): void {
    const [what = '', first = '', second = ''] = line.split(' ');
    const { mover } = sheet;
    switch (what) {
      case 'step':
      case 'jump':
        duellist(sheet, mover).sector = first;
        this.count(sheet);
        break;
      case 'place':
        sheet.walls.push(first);
        this.count(sheet);
        break;
      case 'pick':
        sheet.walls = sheet.walls.filter((wall) => wall !== first);
        this.count(sheet);
        break;
      case 'three':
        sheet.freeMoves = 3;
        break;
      case 'stop':
        if (sheet.freeMoves === null) this.pass(sheet);
        else {
          // The rest of the card is given up, and the card was one move.
          sheet.freeMoves = 1;
          this.count(sheet);
        }
        break;
      case 'flee':
        this.remove(sheet, [mover]);
        break;
      default:
        this.strike(sheet, mover, what === 'knife' ? first : second, isAnswered);
    }
  }

  private strike(sheet: Sheet, by: string, on: string, isAnswered: boolean): void {
    const one = duellist(sheet, by);
    const other = duellist(sheet, on);
    const strengths = [one.value, other.value] as const;
    one.faceUp = true;
    if (isAnswered) other.faceUp = true;
    const dead = [...(lose(other, strengths[0]) ? [on] : []), ...(isAnswered && lose(one, strengths[1]) ? [by] : [])];
    this.remove(sheet, dead);
    if (!dead.includes(by) && sheet.duellists.length > 1) this.count(sheet);
  }

  private count(sheet: Sheet): void {
    if (sheet.freeMoves !== null) {
      sheet.freeMoves -= 1;
      if (sheet.freeMoves > 0) return;
      sheet.freeMoves = null;
    }
    sheet.movesDone += 1;
    if (sheet.movesDone === MOST_MOVES) this.pass(sheet);
  }

  private pass(sheet: Sheet, out: readonly string[] = []): void {
    const round = sheet.duellists.map(({ faction }) => faction);
    do {
      sheet.mover = round[(round.indexOf(sheet.mover) + 1) % round.length] ?? '';
    } while (out.includes(sheet.mover) && out.length < round.length);
    sheet.movesDone = 0;
    sheet.freeMoves = null;
  }

  private remove(sheet: Sheet, out: readonly string[]): void {
    if (out.includes(sheet.mover) && out.length < sheet.duellists.length) this.pass(sheet, out);
    sheet.duellists = sheet.duellists.filter(({ faction }) => !out.includes(faction));
  }
}

/** Takes coins from a leader, one at a time. Returns whether nothing is left of it. */
function lose(leader: Duellist, coins: number): boolean {
  for (let coin = 0; coin < coins; coin += 1)
    if (leader.backing > 0) leader.backing -= 1;
    else if (leader.value > 0) {
      leader.coins ??= leader.value;
      leader.faceUp = true;
      leader.value -= 1;
      leader.coins -= 1;
    }
  return leader.backing + leader.value === 0;
}

function duellist(sheet: Sheet, faction: string): Duellist {
  const found = sheet.duellists.find((one) => one.faction === faction);
  if (found === undefined) throw new Error(`no leader of ${faction}`);
  return found;
}
