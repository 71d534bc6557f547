import { activity } from './en/activity.ts'
import { liveText } from './live-text.ts'

/** Texts of the activity page, loaded with it. */
export const activityText = liveText('activity', activity)
