import { Container } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'

/** Named here only so that their code is fetched ahead: a click on Connect then waits for our own code alone. */
export const libraries = [Container, makeAutoObservable, observer] as const
