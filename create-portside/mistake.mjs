/** What the user can mend: its message is one sentence, and all that is shown. */
export class Mistake extends Error {}
