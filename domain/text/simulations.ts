import { englishSimulations } from './en/simulations.ts'

/** Texts of the simulation of a payment, loaded with its review. */
export const simulationText: typeof englishSimulations = englishSimulations
