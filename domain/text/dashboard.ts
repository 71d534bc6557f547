import { englishDashboard } from './en/dashboard.ts'

/** The texts of the dashboard, which arrive with it. */
export const dashboardText: typeof englishDashboard = englishDashboard
