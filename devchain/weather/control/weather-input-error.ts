/** A weather that cannot be made, in one sentence for the person who asked for it. */
export class WeatherInputError extends Error {
  override readonly name = 'WeatherInputError'
}
