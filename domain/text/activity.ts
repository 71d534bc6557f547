import { englishActivity } from './en/activity.ts'

/** Texts of the activity page, loaded with it. */
export const activityText: typeof englishActivity = englishActivity
