/** The park that stands for the game at home. */
import type { Room } from "../../messages";

export const SAMPLE: Room[] = [];
