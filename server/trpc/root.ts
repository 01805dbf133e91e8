import { act } from './game/act.ts';
import { chronicle } from './game/chronicle.ts';
import { log } from './game/log.ts';
import { tells } from './game/tells.ts';
import { previewTakeBack } from './game/preview-take-back.ts';
import { view } from './game/view.ts';
import { router } from './init.ts';
import { accept } from './moderation/accept.ts';
import { invite } from './moderation/invite.ts';
import { refuseVote } from './moderation/refuse-vote.ts';
import { takeVacant } from './moderation/take-vacant.ts';
import { takeDesk } from './moderation/take-desk.ts';
import { vote } from './moderation/vote.ts';
import { accept as acceptSeat } from './seats/accept.ts';
import { answer } from './seats/answer.ts';
import { answerSwap } from './seats/answer-swap.ts';
import { ask } from './seats/ask.ts';
import { declinePassphraseHalf } from './seats/decline-passphrase-half.ts';
import { draw } from './seats/draw.ts';
import { submitPassphraseHalf } from './seats/submit-passphrase-half.ts';
import { handOver } from './seats/hand-over.ts';
import { leave } from './seats/leave.ts';
import { approveJoin } from './seats/approve-join.ts';
import { offerSwapWith } from './seats/offer-swap.ts';
import { playHere } from './seats/play-here.ts';
import { reissue } from './seats/reissue.ts';
import { release } from './seats/release.ts';
import { rename } from './seats/rename.ts';
import { take } from './seats/take.ts';
import { rejectJoin } from './seats/reject-join.ts';
import { whoami } from './seats/whoami.ts';
import { addresses } from './tables/addresses.ts';
import { requestPassphraseHalf } from './tables/request-passphrase-half.ts';
import { deleteTable } from './tables/delete.ts';
import { isHost } from './tables/is-host.ts';
import { kept } from './tables/kept.ts';
import { look } from './tables/look.ts';
import { open } from './tables/open.ts';
import { again } from './tables/again.ts';
import { restore } from './tables/restore.ts';
import { exportTable } from './tables/export.ts';
import { exportTableByTwo } from './tables/export-by-two.ts';
import { cancelExport } from './tables/cancel-export.ts';
import { tryBattle } from './tables/try-battle.ts';

/** All queries and commands of devices. The socket delivers the changes that they cause. */
export const appRouter = router({
  tables: router({
    open,
    look,
    addresses,
    isHost,
    kept,
    delete: deleteTable,
    exportTable,
    requestPassphraseHalf,
    exportTableByTwo,
    cancelExport,
    restore,
    again,
    tryBattle,
  }),
  seats: router({
    take,
    draw,
    ask,
    answer,
    approveJoin,
    rejectJoin,
    offerSwap: offerSwapWith,
    answerSwap,
    whoami,
    rename,
    leave,
    handOver,
    accept: acceptSeat,
    reissue,
    playHere,
    release,
    submitPassphraseHalf,
    declinePassphraseHalf,
  }),
  moderation: router({ invite, accept, vote, takeDesk, takeVacant, refuseVote }),
  game: router({ act, view, log, chronicle, tells, previewTakeBack }),
});

export type AppRouter = typeof appRouter;
