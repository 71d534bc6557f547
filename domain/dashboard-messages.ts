import { englishDashboard } from './messages/english-dashboard.ts'

/** The texts of the dashboard, which arrive with it. Part of the same catalogue as `messages`. */
export const dashboardMessages: typeof englishDashboard = englishDashboard
