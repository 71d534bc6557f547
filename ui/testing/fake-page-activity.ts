import type { PageActivity } from '#domain/ports/page-activity.ts'

/** A page that is seen all the time, and at which nobody does anything. */
export class FakePageActivity implements PageActivity {
  readonly isVisible = true

  onVisibility(): () => void {
    return () => undefined
  }

  onInput(): () => void {
    return () => undefined
  }
}
