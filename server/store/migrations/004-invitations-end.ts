/** Invitations to the desk are over after a while; those made before this are over now. */
export const invitationsEnd = `
  -- Until when the invitation works (ms).
  ALTER TABLE desks ADD COLUMN invite_until INTEGER;
  UPDATE desks SET invite = NULL;
`;
