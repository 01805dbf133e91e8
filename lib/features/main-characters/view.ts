import type { FactionId } from '../../model/factions.ts';
import { ownerOf } from '../../model/leaders.ts';
import type { GameState } from '../../model/state.ts';
import { lastHopeOf } from '../../pieces/leaders.ts';
import { powersInPlay } from '../../pieces/view.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { lossesNow } from '../../powers/main-characters.ts';
import type { MainCharactersOwnView, MainCharactersPublicView } from './contract.ts';

/** Returns the powers that factions lack now without their main characters. */
export const publicView = (ctx: Ctx, state: GameState): MainCharactersPublicView => ({
  mainsLost: lossesNow(ctx, state).map(({ main, powers, others }) => ({
    faction: ownerOf(main),
    leader: main,
    powers: powersInPlay(ctx, state).filter((power) => powers.includes(power)),
    others: others.filter((loss) => loss !== 'special-forces' || ctx.forces(ownerOf(main)).special > 0),
  })),
  fallen: state.fallen.map(({ own }) => own.faction),
  outOfTheGame: ctx.rules.outOfTheGame,
});

/** Returns the one traitor that the owner can call now, and the leader on which its place in the game rests. */
export const ownView = (ctx: Ctx, state: GameState, faction: FactionId): MainCharactersOwnView => ({
  keptTraitor: state.keptTraitor?.faction === faction ? state.keptTraitor.leader : null,
  lastHope: lastHopeOf(ctx, state, faction),
});
