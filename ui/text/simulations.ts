import { simulations } from './en/simulations.ts'
import { liveText } from './live-text.ts'

/** Texts of the simulation of a payment, loaded with its review. */
export const simulationText = liveText('simulations', simulations)
