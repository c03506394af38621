import type { ReactNode } from "react";
import { Link } from "wouter";
import { useSay } from "../../words/Words";
import "./how.css";

export interface Topic {
  /** Also the place on the page that the contents lead to. */
  id: string;
  title: string;
  /** A paragraph each. */
  texts: readonly string[];
  /** What stands beside the texts, or below them where it is wide. */
  picture?: ReactNode;
  /** The picture takes the whole width. */
  wide?: boolean;
  /** What follows the texts. */
  children?: ReactNode;
}

interface HowPageProps {
  game: string;
  /** What one plays for, in two sentences. */
  aim: string;
  topics: readonly Topic[];
}

/** How a game is played, in short, with pictures: the frame that all games fill. */
export function HowPage({ game, aim, topics }: HowPageProps) {
  const say = useSay();
  return (
    <article className="how">
      <header>
        <h1>{say("page-home-how", { game: say(`game-${game}`) })}</h1>
        <p>{aim}</p>
        <nav className="how-contents" aria-label={say("page-how-contents")}>
          {topics.map(({ id, title }) => (
            <a key={id} className="button" href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      {topics.map((topic) => (
        <TopicSection key={topic.id} {...topic} />
      ))}
      <Link className="button go" href={`/new/${game}`}>
        {say("page-home-set")}
      </Link>
    </article>
  );
}

function TopicSection({ id, title, texts, picture, wide = false, children }: Topic) {
  return (
    <section
      id={id}
      className={picture && !wide ? "how-topic beside" : "how-topic"}
      aria-labelledby={`title-${id}`}
    >
      <div className="how-text">
        <h2 id={`title-${id}`}>{title}</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
      </div>
      {picture && <div className="how-picture">{picture}</div>}
    </section>
  );
}
