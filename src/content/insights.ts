const ARTICLES = "https://insights.example.org/articles";

/**
 * The insights carousel of the landing page: ten articles on an external site, each with the name of its cover in
 * ui/drawings.svg. The operator writes the copy.
 */
export const insights = {
  title: "Insights",
  text: "Articles for founders, families and funders, written by their advisers.",
  readMore: "Read More",
  list: "Articles",
  previous: "Previous article",
  next: "Next article",
  /** The displayed position in the carousel, such as "1 to 4 of 10". */
  position: (first: number, last: number, count: number) =>
    first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
  articles: [
    {
      title: "Where venture money is going in African markets this year",
      link: `${ARTICLES}/where-venture-money-is-going`,
      image: "rising",
      topic: "Venture trends",
      minutes: 7,
    },
    {
      title: "Handing over a family business without losing the family",
      link: `${ARTICLES}/handing-over-a-family-business`,
      image: "sewn",
      topic: "Family business",
      minutes: 9,
    },
    {
      title: "The first five minutes of a pitch, and what investors hear",
      link: `${ARTICLES}/the-first-five-minutes-of-a-pitch`,
      image: "voice",
      topic: "Pitching",
      minutes: 5,
    },
    {
      title: "What founders wish they had known before their first round",
      link: `${ARTICLES}/before-the-first-round`,
      image: "founder",
      topic: "Founders",
      minutes: 6,
    },
    {
      title: "Leading a company that has outgrown its founder’s desk",
      link: `${ARTICLES}/outgrowing-the-founders-desk`,
      image: "seat",
      topic: "Leadership",
      minutes: 8,
    },
    {
      title: "Local currency, foreign capital: structures that work",
      link: `${ARTICLES}/local-currency-foreign-capital`,
      image: "crossing",
      topic: "Venture trends",
      minutes: 10,
    },
    {
      title: "Three generations, one board: governance for family firms",
      link: `${ARTICLES}/three-generations-one-board`,
      image: "generations",
      topic: "Family business",
      minutes: 8,
    },
    {
      title: "Twelve questions investors ask, and how to answer them",
      link: `${ARTICLES}/twelve-questions-investors-ask`,
      image: "answer",
      topic: "Pitching",
      minutes: 6,
    },
    {
      title: "From prototype to payroll: the second year of a start-up",
      link: `${ARTICLES}/from-prototype-to-payroll`,
      image: "weaving",
      topic: "Founders",
      minutes: 7,
    },
    {
      title: "A board that argues well: choosing directors who disagree",
      link: `${ARTICLES}/a-board-that-argues-well`,
      image: "council",
      topic: "Leadership",
      minutes: 6,
    },
  ],
};
