import { afterAll } from 'vitest'
import { noteSlowAnswers } from './slow-answers.ts'

// A worker runs file after file.
afterAll(noteSlowAnswers())
