export interface Machine {
  readonly cores: number
  readonly memoryMb: number
}

export interface Plan {
  readonly steps: number
  readonly browserWorkers: number
  readonly nodeWorkers: number
  readonly unitWorkers: number
}

export function readMachine(): Machine
export function coresWithin(cores: number, quota?: string): number
export function planFor(machine: Machine): Plan
export function planSentence(machine: Machine, plan: Plan): string
