import { css } from '@emotion/react'
import type { ActivityState } from '#domain/transaction/activity-entry.ts'
import { color } from '#ui/theme/tokens.ts'

/** A replaced entry is no error: the visitor's own wallet sent the replacement. */
export const statusTones = {
  pending: css({ color: color.info }),
  confirmed: css({ color: color.success }),
  failed: css({ color: color.danger }),
  replaced: css({ color: color.warning })
} satisfies Record<ActivityState, unknown>
