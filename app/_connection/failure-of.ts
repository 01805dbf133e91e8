import type { Trouble } from '#client';

/** Returns the failure of a request from the server's code; `null` means no answer. */
export function failureOf(code: string | null): Trouble {
  switch (code) {
    // With DATABASE_AWAY the server runs, but its database does not answer.
    case null:
    case 'DATABASE_AWAY':
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
