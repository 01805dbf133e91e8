import type { Trouble } from '#client';

/** What went wrong on the way to the table, from the server's word for it; `null` when it did not answer at all. */
export function failureOf(code: string | null): Trouble {
  switch (code) {
    case null:
      return 'no-answer';
    case 'TOO_MANY_REQUESTS':
      return 'too-many-tries';
    case 'FORBIDDEN':
      return 'host-only';
    case 'NOT_FOUND':
      return 'unknown-table';
    case 'TABLE_UNREADABLE':
      return 'unreadable-table';
    case 'DISK_FULL':
      return 'disk-full';
    case 'UNAUTHORIZED':
      return 'unknown-seat';
    default:
      return 'bad-request';
  }
}
