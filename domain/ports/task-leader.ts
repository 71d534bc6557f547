/** Of the visible tabs of this origin, elects the one that does a task for all of them, such as polling. */
export abstract class TaskLeader {
  /**
   * Takes part in a task while this tab is visible. Calls back whenever this tab starts or stops to lead; at first it does
   * not. A tab that gets the focus takes over, and so does another one if the leader is hidden, closed or stops responding.
   * @returns a function that withdraws.
   */
  abstract take(task: string, onChange: (isLeading: boolean) => void): () => void
}
