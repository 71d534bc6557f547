import { dashboard } from './en/dashboard.ts'
import { liveText } from './live-text.ts'

/** Texts of the dashboard, loaded with it. */
export const dashboardText = liveText('dashboard', dashboard)
