export class Mistake extends Error {}

export function quoted(value: string): string
